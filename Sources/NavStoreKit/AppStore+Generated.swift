// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppStore` of StoreKit, and does nothing.
public enum AppStore {
  /// Stands in for `canMakePayments` of `AppStore`.
  public static var canMakePayments: Bool { false }
  /// Stands in for `showManageSubscriptions` of `AppStore`.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Stands in for `Environment` of `AppStore`.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Environment`.
    public let rawValue: String
    /// Creates what stands in for a `Environment`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `production` of `Environment`.
    public static let production: Environment = Environment(rawValue: "Production")
    /// Stands in for `sandbox` of `Environment`.
    public static let sandbox: Environment = Environment(rawValue: "Sandbox")
    /// Stands in for `xcode` of `Environment`.
    public static let xcode: Environment = Environment(rawValue: "Xcode")
  }
  /// Stands in for `sync` of `AppStore`.
  public static func sync() async throws {}
  /// Stands in for `requestReview` of `AppStore`.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}
}
