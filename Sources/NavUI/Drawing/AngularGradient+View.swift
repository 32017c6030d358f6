extension AngularGradient: LeafView {
  package func lower(_ node: ViewNode, into lowering: inout Lowering) {}
}
