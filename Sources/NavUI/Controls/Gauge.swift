/// A view that shows a value in a range as a dial or a bar.
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

  nonisolated init<V: BinaryFloatingPoint>(
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
extension Gauge: View {
  /// The gauge's labels, or the view that a custom style creates.
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
