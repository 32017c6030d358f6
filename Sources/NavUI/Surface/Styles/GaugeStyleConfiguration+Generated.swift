// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a gauge for its style.
@available(iOS 16.0, *)
public struct GaugeStyleConfiguration {
  /// The name of the measured value.
  public struct Label {
    package let content: AnyView
  }

  /// The label of the value.
  public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The label of the minimum.
  public struct MinimumValueLabel {
    package let content: AnyView
  }

  /// The label of the maximum.
  public struct MaximumValueLabel {
    package let content: AnyView
  }

  /// The label of a marked value.
  public struct MarkedValueLabel {
    package let content: AnyView
  }

  /// The value, from 0 to 1.
  public var value: Double

  /// The name of the measured value.
  public var label: GaugeStyleConfiguration.Label

  /// The label of the value.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?

  /// The label of the minimum.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?

  /// The label of the maximum.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}
