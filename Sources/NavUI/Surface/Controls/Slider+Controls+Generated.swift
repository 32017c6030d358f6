// Made by Scripts/generate from Scripts/surface/Controls.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Slider {
  /// Creates a slider with labels.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - label: The label of the slider.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }

  /// Creates a slider with labels.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - label: The label of the slider.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }

  /// Creates a slider with labels, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - label: The label of the slider.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the label first")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }

  /// Creates a slider with labels, with the argument order of earlier versions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance between values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - label: The label of the slider.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the label first")
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - label: The label of the slider.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }

  /// Creates a slider with a label and a step.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - label: The label of the slider.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(label: label(), value: value, bounds: bounds) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds)
  }

  /// Creates a slider with a step.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The bounds.
  ///   - step: The distance of two values.
  ///   - onEditingChanged: A closure called when editing begins and ends, which scripts never do.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(label: EmptyView(), value: value, bounds: bounds)
  }
}
