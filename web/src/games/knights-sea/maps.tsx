/* maps.tsx - maps of one's own for this game: any shape inside the frame. */
import { wide } from '../island/editor/specs.tsx';

export default wide('knights-sea');
