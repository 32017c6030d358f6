/// A value in a range, shown as a dial or a bar.
@available(iOS 16.0, *)
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  private nonisolated init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    label: Label,
    currentValueLabel: CurrentValueLabel,
    minimum: BoundsLabel? = nil,
    maximum: BoundsLabel? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }
}

@available(iOS 16.0, *)
extension Gauge {
  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - label: The label of the measured value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView,
    BoundsLabel == EmptyView,
    MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a gauge with a label for its value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - label: The label of the measured value.
  ///   - currentValueLabel: The value in words.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a gauge with labels for its value and bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - label: The label of the measured value.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The label of the minimum.
  ///   - maximumValueLabel: The label of the maximum.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value,
      bounds,
      label: label(),
      currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(),
      maximum: maximumValueLabel()
    )
  }
}

@available(iOS 16.0, *)
extension Gauge: View {
  /// The labels, or the content of an app's style.
  public var body: some View {
    StyledControl(standard: TupleView((label, currentValueLabel))) {
      let hasValue = CurrentValueLabel.self != EmptyView.self
      return GaugeStyleConfiguration(
        value: fraction,
        label: .init(content: AnyView(label)),
        currentValueLabel: hasValue ? .init(content: AnyView(currentValueLabel)) : nil,
        minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
        maximumValueLabel: maximum.map { .init(content: AnyView($0)) }
      )
    }
  }
}
