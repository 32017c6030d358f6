// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UITraitChangeObservable {
  /// Stands in for `registerForTraitChanges` of `UITraitChangeObservable`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UITraitChangeToken() }
  /// Stands in for `registerForTraitChanges` of `UITraitChangeObservable`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait],
    handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UITraitChangeToken() }
  /// Stands in for `registerForTraitChanges` of `UITraitChangeObservable`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration { UITraitChangeToken() }
  /// Stands in for `registerForTraitChanges` of `UITraitChangeObservable`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration { UITraitChangeToken() }
  /// Stands in for `unregisterForTraitChanges` of `UITraitChangeObservable`.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
