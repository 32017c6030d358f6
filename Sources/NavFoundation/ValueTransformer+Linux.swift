#if !canImport(Darwin)
public import Foundation

/// A transformer of values into others and back, such as models into bytes for a store.
open class ValueTransformer: NSObject {
  private var named: ValueTransformer?

  /// Creates a transformer.
  public override init() {}

  /// Creates what turns values as a transformer does that was named before; nil where nobody has named one so.
  ///
  /// - Parameter name: The name.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let known = TransformerRegister.shared.transformer(name) else { return nil }
    self.init()
    named = known
  }

  /// The class of what comes out.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether what comes out can be turned back.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Turns a value into another.
  ///
  /// - Parameter value: The value.
  /// - Returns: What it becomes; the value itself unless a subclass says otherwise.
  open func transformedValue(_ value: Any?) -> Any? {
    named.map { $0.transformedValue(value) } ?? value
  }

  /// Turns a value back.
  ///
  /// - Parameter value: What came out.
  /// - Returns: What it was.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    named.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
  }

  /// Has a transformer found by its name.
  ///
  /// - Parameters:
  ///   - transformer: The transformer, or nil to forget the name.
  ///   - name: The name.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    TransformerRegister.shared.keep(transformer, as: name)
  }

  /// The names of the transformers that are known.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    TransformerRegister.shared.names
  }
}

/// A transformer between archives and values; the lab's stores keep values as they are.
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

/// The transformers that an app has named.
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
