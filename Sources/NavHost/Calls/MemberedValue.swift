internal import NavUI
internal import SceneModel

/// A value of a standard type whose members can be used without generated code.
@MainActor
protocol MemberedValue {
  /// Returns the value of a property, or nil if there is no property with the name.
  func property(_ name: String) -> Any?

  /// Calls a method and returns its result, or returns nil if there is no method with the name.
  ///
  /// - Parameters:
  ///   - name: The name with its labels, such as `append(_:)`.
  ///   - arguments: The arguments.
  /// - Returns: The result of the call.
  /// - Throws: `RouteReadingError` or `Refusal` for an argument of another type.
  mutating func call(_ name: String, _ arguments: MemberArguments) throws -> MemberResult?

  /// Returns the element for the arguments of a subscript, or nil if the value has no elements.
  func element(_ arguments: MemberArguments) throws -> MemberElement?

  /// Replaces the element for the arguments of a subscript.
  mutating func setElement(_ arguments: MemberArguments, to value: Any) throws

  /// Adds the given arguments to the value, and returns whether the type supports addition.
  mutating func add(_ arguments: MemberArguments) throws -> Bool

  /// Subtracts the given arguments from the value, and returns whether the type supports subtraction.
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

/// The result of calling a method of a standard type, which records whether the method changed the value.
struct MemberResult {
  var value: Any
  var isChange: Bool

  /// Returns the result of a method that leaves the value unchanged.
  static func look(_ value: Any) -> MemberResult {
    MemberResult(value: value, isChange: false)
  }

  /// Returns the result of a method that changes the value.
  static func change(_ value: Any = ()) -> MemberResult {
    MemberResult(value: value, isChange: true)
  }
}

/// An element of a collection, with the static type of the element.
struct MemberElement {
  var value: Any
  var type: Any.Type
}

/// The arguments in a call to a member of a standard type.
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

  /// Returns the label of an argument, or nil if the argument has no label.
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

  /// Returns an argument as a value for a path of arbitrary values.
  func pathElement(_ index: Int) throws -> PathElement {
    try reader.pathElement(arguments[index].value)
  }
}
