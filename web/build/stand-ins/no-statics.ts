/** Replaces hoist-non-react-statics: the site wraps no component that has statics. */
export default function keepStatics<C>(component: C): C {
  return component;
}
