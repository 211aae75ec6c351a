/* maps.tsx - maps of one's own for this game: the nineteen hexes. */
import { nineteen } from '../island/editor/specs.tsx';

export default nineteen('base');
