// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHFetchResult` of Photos, and does nothing.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `PHFetchResult`.
  public override init() {
    super.init()
  }
  /// Stands in for `count` of `PHFetchResult`.
  public var count: Int { 0 }
  /// Stands in for `firstObject` of `PHFetchResult`.
  public var firstObject: ObjectType? { nil }
  /// Stands in for `lastObject` of `PHFetchResult`.
  public var lastObject: ObjectType? { nil }
  /// Stands in for `object` of `PHFetchResult`.
  public func object(at index: Int) -> ObjectType {
    preconditionFailure("A photo library without photos has no object at \(index).")
  }
  /// Stands in for `objects` of `PHFetchResult`.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Stands in for `enumerateObjects` of `PHFetchResult`.
  public func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
