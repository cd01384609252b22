/** Stands in for hoist-non-react-statics: nothing here wraps a component whose statics would be missed. */
export default function keepStatics<C>(component: C): C {
  return component;
}
