#if !canImport(Darwin)
public import Foundation

/// A transformer of values into others and back, such as models into bytes for a store.
open class ValueTransformer: NSObject {
  private var named: ValueTransformer?

  /// Creates a transformer.
  public override init() {}

  /// Creates a transformer that works like the one registered under a name; nil if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = TransformerRegister.shared.transformer(name) else { return nil }
    self.init()
    named = known
  }

  /// Returns the class of transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformation can be reversed.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Transforms a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The transformed value; the value itself unless a subclass overrides this.
  open func transformedValue(_ value: Any?) -> Any? {
    named.map { $0.transformedValue(value) } ?? value
  }

  /// Reverses the transformation of a value.
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

/// A transformer between archives and values; NavLab's stores keep values as they are.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that may be in an archive.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of `NSSecureUnarchiveFromDataTransformer`.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// The transformers that an app has registered.
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
