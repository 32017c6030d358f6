#if !canImport(Darwin)
public import Foundation

/// A reversible transformer of values, such as one that converts models to bytes for a store.
open class ValueTransformer: NSObject {
  private var named: ValueTransformer?

  /// Creates a transformer.
  public override init() {}

  /// Creates a transformer that behaves like the one registered under the given name, or returns nil if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = TransformerRegister.shared.transformer(name) else { return nil }
    self.init()
    named = known
  }

  /// Returns the class of the transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformation can be reversed.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the transformed form of a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The transformed value; the value itself unless a subclass overrides this.
  open func transformedValue(_ value: Any?) -> Any? {
    named.map { $0.transformedValue(value) } ?? value
  }

  /// Returns the original form of a transformed value.
  ///
  /// - Parameter value: The transformed value.
  /// - Returns: The original value.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    named.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
  }

  /// Registers a transformer under a name.
  ///
  /// - Parameters:
  ///   - transformer: The transformer, or nil to remove the name.
  ///   - name: The name.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    TransformerRegister.shared.keep(transformer, as: name)
  }

  /// Returns the names of the registered transformers.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    TransformerRegister.shared.names
  }
}

/// A transformer between archives and values.
///
/// NavLab's stores keep values unchanged.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may contain.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of `NSSecureUnarchiveFromDataTransformer`.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A registry of an app's value transformers.
private final class TransformerRegister: @unchecked Sendable {
  static let shared = TransformerRegister()

  private let lock = NSLock()
  private var known: [NSValueTransformerName: ValueTransformer] = [:]

  func keep(_ transformer: ValueTransformer?, as name: NSValueTransformerName) {
    lock.withLock { known[name] = transformer }
  }

  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { known[name] }
  }

  var names: [NSValueTransformerName] {
    lock.withLock { known.keys.sorted { $0.rawValue < $1.rawValue } }
  }
}
#endif
