/* maps.tsx - maps of one's own for this game: any shape inside the frame. In the German edition robber
 * and pirate wait beside the board (CKS-19), so maps to begin with are those of the English one. */
import { wide } from '../island/editor/specs.tsx';

export const STANDING = 'edition=en';

export default wide('knights-sea', STANDING);
