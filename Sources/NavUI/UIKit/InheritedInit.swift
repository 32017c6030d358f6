/// A base class that can create an object of any subclass of `NSObject`, as Objective-C can.
///
/// Swift can call `init()` of a class that is known only at run time if `init()` is required, but that of `NSObject` is
/// not. In this class it is required, and has the same position in the table of every subclass. The class is open so
/// that the optimiser must use the table.
open class InheritedInit: NSObject {
  /// Creates an object.
  public required override init() {}

  /// Creates an object of a class by calling the class's inherited initialiser.
  static func create<Object: NSObject>(_ type: Object.Type) -> Object {
    let type = unsafeBitCast(type as NSObject.Type, to: InheritedInit.Type.self)
    return unsafeDowncast(type.init() as AnyObject, to: Object.self)
  }
}
