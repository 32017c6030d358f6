// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKOverlay` of StoreKit, and does nothing.
public enum SKOverlay {
  /// Stands in for `Configuration` of `SKOverlay`.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Creates what stands in for a `Configuration`.
    public override init() {
      super.init()
    }
  }
  /// Stands in for `AppConfiguration` of `SKOverlay`.
  open class AppConfiguration: Configuration, @unchecked Sendable {
    /// Creates what stands in for a `AppConfiguration`.
    public init(appIdentifier: String, position: Position) {
      super.init()
    }
  }
  /// Stands in for `Position` of `SKOverlay`.
  public enum Position: Int, Sendable {
    /// Stands in for `bottom` of `Position`.
    case bottom, bottomRaised
  }
}
