// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// Stands in for `attributes` of `UIAction`.
  open var attributes: Attributes = []
  /// Stands in for `state` of `UIAction`.
  open var state: State = .off
  /// Stands in for `identifier` of `UIAction`.
  public let identifier: Identifier
  /// Stands in for `handler` of `UIAction`.
  public let handler: (UIAction) -> Void
  /// Stands in for `sender` of `UIAction`.
  open var sender: Any? { nil }
  /// Creates what stands in for a `UIAction`.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.handler = handler
    super.init(title: title, image: image)
    self.attributes = attributes
    self.state = state
  }
  /// Stands in for `Identifier` of `UIAction`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Identifier`.
    public let rawValue: String
    /// Creates what stands in for a `Identifier`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Creates what stands in for a `Identifier`.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
