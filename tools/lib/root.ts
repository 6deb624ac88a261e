export {root} from '../../src/utils/root';
