internal import NavUI
internal import SceneModel

/// A value of a standard type whose members can be used without generated code.
@MainActor
protocol MemberedValue {
  /// Returns the value of a property, or nil if there is none with this name.
  func property(_ name: String) -> Any?

  /// Calls a method; returns nil if there is none with this name.
  ///
  /// - Parameters:
  ///   - name: The name with its labels, such as `append(_:)`.
  ///   - arguments: The arguments.
  /// - Returns: The result of the call.
  /// - Throws: `RouteReadingError` or `Refusal` for an argument of another type.
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult?

  /// Returns an element, or nil if there are none.
  func element(_ arguments: MemberArguments) throws -> MemberElement?

  /// Replaces an element.
  mutating func setElement(_ arguments: MemberArguments, to value: Any) throws

  /// Adds a value; returns whether that is possible.
  mutating func add(_ arguments: MemberArguments) throws -> Bool

  /// Subtracts a value; returns whether that is possible.
  mutating func subtract(_ arguments: MemberArguments) throws -> Bool
}

extension MemberedValue {
  func property(_ name: String) -> Any? { nil }

  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult? { nil }

  func element(_ arguments: MemberArguments) throws -> MemberElement? { nil }

  mutating func setElement(_ arguments: MemberArguments, to value: Any) throws {}

  mutating func add(_ arguments: MemberArguments) throws -> Bool { false }

  mutating func subtract(_ arguments: MemberArguments) throws -> Bool { false }
}

extension MemberedValue where Self: Collection {
  func property(_ name: String) -> Any? {
    switch name {
    case "count": count
    case "isEmpty": isEmpty
    default: nil
    }
  }
}

/// The result of a standard type's method, with whether it has changed the value.
struct MemberResult {
  var value: Any
  var isChange: Bool

  /// Returns the result of a method that does not change the value.
  static func look(_ value: Any) -> MemberResult {
    MemberResult(value: value, isChange: false)
  }

  /// Returns the result of a method that changes the value.
  static func change(_ value: Any = ()) -> MemberResult {
    MemberResult(value: value, isChange: true)
  }
}

/// An element of a value, with its static type.
struct MemberElement {
  var value: Any
  var type: Any.Type
}

/// The arguments of a call of a standard member.
@MainActor
struct MemberArguments {
  private let arguments: [Literal.Argument]
  private let reader: ArgumentReader

  init(_ arguments: [Literal.Argument], reader: ArgumentReader) {
    self.arguments = arguments
    self.reader = reader
  }

  /// The number of arguments.
  var count: Int { arguments.count }

  /// Returns the label of an argument.
  func label(_ index: Int) -> String? { arguments[index].label }

  /// Returns an argument as a literal.
  func literal(_ index: Int) -> Literal { arguments[index].value }

  /// Returns an argument as a value of a type.
  func value<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    guard let value = try reader.value(arguments[index].value, as: type) as? Value else {
      throw Refusal("\(arguments[index].value) is not a value of type '\(TypeName.spelled(type))'.")
    }
    return value
  }

  /// Returns an argument as a value for a path of any values.
  func pathElement(_ index: Int) throws -> PathElement {
    try reader.pathElement(arguments[index].value)
  }
}
