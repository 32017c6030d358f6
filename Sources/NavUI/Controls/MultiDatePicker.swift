internal import SceneModel

/// A control for choosing several days; scripts can read the number of days but cannot change the selection.
@available(iOS 16.0, *)
public struct MultiDatePicker<Label: View> {
  package let content: Label
  let selection: Binding<Set<DateComponents>>

  /// Creates a picker for any days.
  ///
  /// - Parameters:
  ///   - selection: The days.
  ///   - label: The label of the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    @ViewBuilder label: () -> Label
  ) {
    content = label()
    self.selection = selection
  }

  /// Creates a picker for days in a range.
  ///
  /// - Parameters:
  ///   - selection: The days.
  ///   - bounds: The range.
  ///   - label: The label of the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker for days on or after a date.
  ///
  /// - Parameters:
  ///   - selection: The days.
  ///   - bounds: The first day.
  ///   - label: The label of the picker.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker: UnaryView {
  /// A Boolean value that indicates whether the view is self-contained: false, because the view reads a binding.
  package var isSelfContained: Bool { false }

  package func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = Element(id: node.id, kind: .datePicker)
    element.label = lowering.label(of: node.child)
    element.value = "\(selection.wrappedValue.count)"
    lowering.add(element)
  }
}
