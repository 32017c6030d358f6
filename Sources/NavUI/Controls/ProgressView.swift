/// A sign that work goes on, with its share where that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let fraction: Double?
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a sign that work goes on.
  public nonisolated init() {
    self.init(label: EmptyView(), fraction: nil)
  }

  /// Creates a bar for a share of the work.
  ///
  /// - Parameters:
  ///   - value: What is done, or nil when it is not known.
  ///   - total: All of the work.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(label: EmptyView(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a sign with a label.
  ///
  /// - Parameter label: What goes on.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), fraction: nil)
  }

  /// Creates a sign with a text.
  ///
  /// - Parameter titleKey: What goes on.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(label: Text(titleKey), fraction: nil)
  }

  /// Creates a sign with a text.
  ///
  /// - Parameter title: What goes on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), fraction: nil)
  }

  /// Creates a bar with a text.
  ///
  /// - Parameters:
  ///   - titleKey: What goes on.
  ///   - value: What is done, or nil when it is not known.
  ///   - total: All of the work.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(label: Text(titleKey), fraction: value.map { Double($0 / total) })
  }

  /// Creates a bar with a label.
  ///
  /// - Parameters:
  ///   - value: What is done, or nil when it is not known.
  ///   - total: All of the work.
  ///   - label: What goes on.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), fraction: value.map { Double($0 / total) })
  }
}

extension ProgressView: UnaryView {
  package var content: Label { label }

  package func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = SceneElement(id: node.id, kind: .progress)
    element.label = lowering.label(of: node.child)
    element.value = fraction.map { "\($0)" }
    lowering.add(element)
  }
}
