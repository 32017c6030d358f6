// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Tips` of TipKit, and does nothing.
public enum Tips {
  /// Stands in for `Action` of `Tips`.
  public struct Action: Identifiable, Sendable {
    /// Stands in for `id` of `Action`.
    public let id: String
    /// Creates what stands in for a `Action`.
    public init(id: String? = nil, title: String, perform: (@Sendable () -> Void)? = nil) {
      self.id = id ?? title
    }
  }
  /// Stands in for `InvalidationReason` of `Tips`.
  public enum InvalidationReason: Sendable {
    /// Stands in for `actionPerformed` of `InvalidationReason`.
    case actionPerformed, displayCountExceeded, tipClosed
  }
  /// Stands in for `ConfigurationOption` of `Tips`.
  public struct ConfigurationOption: Sendable {
    /// Stands in for `displayFrequency` of `ConfigurationOption`.
    public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Stands in for `datastoreLocation` of `ConfigurationOption`.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Stands in for `Frequency` of `ConfigurationOption`.
    public enum Frequency: Sendable {
      /// Stands in for `immediate` of `Frequency`.
      case immediate, hourly, daily, weekly, monthly
    }
    /// Stands in for `DatastoreLocation` of `ConfigurationOption`.
    public enum DatastoreLocation: Sendable {
      /// Stands in for `applicationDefault` of `DatastoreLocation`.
      case applicationDefault
    }
  }
  /// Stands in for `configure` of `Tips`.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Stands in for `resetDatastore` of `Tips`.
  public static func resetDatastore() throws {}
  /// Stands in for `showAllTipsForTesting` of `Tips`.
  public static func showAllTipsForTesting() {}
}
