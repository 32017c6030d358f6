/// The automatic style.
@available(iOS 16.0, *)
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The accessory circular style.
@available(iOS 16.0, *)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessory circular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessory circular capacity style.
@available(iOS 16.0, *)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The accessory linear style.
@available(iOS 16.0, *)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessory linear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The accessory linear capacity style.
@available(iOS 16.0, *)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessory linear capacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// The linear capacity style.
@available(iOS 16.0, *)
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
