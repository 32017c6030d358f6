/// The facts that a style knows about a gauge.
@available(iOS 16.0, *)
public struct GaugeStyleConfiguration {
  /// The name of the measured value.
  public struct Label {
    package let content: AnyView
  }

  /// The value in words.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The least value in words.
  public struct MinimumValueLabel {
    package let content: AnyView
  }

  /// The greatest value in words.
  public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// A marked value in words.
  public struct MarkedValueLabel {
    package let content: AnyView
  }

  /// The value, from 0 to 1.
  public var value: Double

  /// The name of the measured value.
  public var label: GaugeStyleConfiguration.Label

  /// The value in words.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?

  /// The least value in words.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?

  /// The greatest value in words.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: StylePart {}

extension GaugeStyleConfiguration.CurrentValueLabel: StylePart {}

extension GaugeStyleConfiguration.MinimumValueLabel: StylePart {}

extension GaugeStyleConfiguration.MaximumValueLabel: StylePart {}

extension GaugeStyleConfiguration.MarkedValueLabel: StylePart {}
