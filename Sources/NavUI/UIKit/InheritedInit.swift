/// Creates an object of any subclass of `NSObject`, as Objective-C does.
///
/// Swift calls `init()` of a class that is only known at run time if `init()` is required, and that of
/// `NSObject` is not. Its place in the table of every subclass is the one that this class, in which it is
/// required, uses. The class is open so that the optimiser must look into the table.
open class InheritedInit: NSObject {
  /// Creates an object.
  public required override init() {}

  /// Creates an object of a class.
  static func create<Object: NSObject>(_ type: Object.Type) -> Object {
    let type = unsafeBitCast(type as NSObject.Type, to: InheritedInit.Type.self)
    return unsafeDowncast(type.init() as AnyObject, to: Object.self)
  }
}
