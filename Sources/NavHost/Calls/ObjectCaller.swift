internal import NavCalls
internal import NavUI
internal import SceneModel

/// An evaluator of expressions, such as `router.path.removeLast()`, that use an app's objects.
@MainActor
struct ObjectCaller {
  /// The members of the learner's types.
  let table: NavCallTable
  /// The reader of the arguments.
  let reader: ArgumentReader

  /// The result of an evaluation.
  enum Evaluation {
    /// A value, or `()` if the expression has no result.
    case value(Any)
    /// An asynchronous call that must be awaited.
    case waiting(@MainActor () async throws -> Any)
  }

  /// An error thrown by one of the learner's methods.
  struct Thrown: Error {
    /// The method as written in the expression.
    let method: String
    let error: any Error
  }

  /// Evaluates the rest of an expression on an object.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - count: The number of members that lead to the object.
  ///   - object: The object to which the remaining members belong.
  /// - Returns: The result.
  /// - Throws: `Refusal` if it cannot be evaluated, or `Thrown` if a method threw an error.
  func evaluate(
    _ expression: ObjectExpression,
    after count: Int,
    on object: AnyObject
  ) throws -> Evaluation {
    let name = expression.object + expression.members.prefix(count).map(\.description).joined()
    var place = Place(
      value: object,
      type: type(of: object),
      name: name,
      change: expression.change
    )
    return try evaluate(expression.members.dropFirst(count), at: &place)
  }

  /// A mutable value inside an object, with the change to apply to it, if any.
  private struct Place {
    var value: Any
    var type: Any.Type
    var name: String
    var change: ObjectExpression.Change?
    var isChanged = false

    /// Returns the place of a member of the value.
    func inner(_ value: Any, _ type: Any.Type, _ member: ObjectExpression.Member) -> Place {
      Place(value: value, type: type, name: "\(name)\(member)", change: change)
    }
  }

  private func evaluate(
    _ members: ArraySlice<ObjectExpression.Member>,
    at place: inout Place
  ) throws -> Evaluation {
    guard let member = members.first else {
      guard let change = place.change else { return .value(place.value) }
      try apply(change, to: &place)
      return .value(())
    }
    if let optional = place.value as? any OptionalValue {
      guard let content = optional.content else {
        throw Refusal("\(place.name) is nil, so it has no \(member).")
      }
      var inner = place
      inner.value = content
      defer {
        if inner.isChanged {
          place.value = type(of: optional).wrapping(inner.value)
          place.isChanged = true
        }
      }
      return try evaluate(members, at: &inner)
    }
    let rest = members.dropFirst()
    return switch member {
    case .property(let name): try property(name, member, then: rest, at: &place)
    case .method(let name, let arguments):
      try method(name, arguments, member, then: rest, at: &place)
    case .element(let arguments): try element(arguments, member, then: rest, at: &place)
    }
  }

  // MARK: - Properties

  private func property(
    _ name: String,
    _ member: ObjectExpression.Member,
    then rest: ArraySlice<ObjectExpression.Member>,
    at place: inout Place
  ) throws -> Evaluation {
    guard let property = types(of: place.value).lazy.compactMap({ $0.properties[name] }).first
    else {
      guard let value = (place.value as? any MemberedValue)?.property(name) else {
        throw Refusal("\(typeName(of: place.value)) has no property '\(name)'.")
      }
      var inner = place.inner(value, Swift.type(of: value), member)
      let result = try evaluate(rest, at: &inner)
      guard !inner.isChanged else { throw Refusal("\(inner.name) can only be read.") }
      return result
    }
    var inner = place.inner(property.read(place.value), property.type, member)
    if property.write == nil, rest.isEmpty, inner.change != nil {
      throw Refusal(readOnly(inner.name))
    }
    let result = try evaluate(rest, at: &inner)
    guard inner.isChanged else { return result }
    guard let write = property.write else { throw Refusal(readOnly(inner.name)) }
    write(&place.value, inner.value)
    // An object keeps its identity when its properties change.
    place.isChanged = !isObject(place.value)
    return result
  }

  private func readOnly(_ name: String) -> String {
    "\(name) cannot be set: it is a constant, it has no setter, or its setter is private."
  }

  // MARK: - Methods

  private func method(
    _ name: String,
    _ arguments: [Literal.Argument],
    _ member: ObjectExpression.Member,
    then rest: ArraySlice<ObjectExpression.Member>,
    at place: inout Place
  ) throws -> Evaluation {
    let labels = arguments.map { "\($0.label ?? "_"):" }.joined()
    let fullName = "\(name)(\(labels))"
    let methods = types(of: place.value).lazy.compactMap { $0.methods[fullName] }.first ?? []
    var failures: [NavCallArgumentError] = []
    for method in methods {
      do {
        return try call(method, arguments, member, then: rest, at: &place)
      } catch let error as NavCallArgumentError {
        failures.append(error)
      }
    }
    // If several methods have the name, the user most likely meant the one with similar labels.
    let likely = failures.first { ($0.reason as? RouteReadingError)?.candidates.isEmpty == false }
    if let failure = likely ?? failures.first { throw refusal(of: failure, arguments) }
    guard var value = place.value as? any MemberedValue,
      let result = try standard(&value, fullName, arguments)
    else {
      throw Refusal("\(typeName(of: place.value)) has no method '\(fullName)' that can be called.")
    }
    if result.isChange {
      place.value = value
      place.isChanged = true
    }
    return try go(on: result.value, member, rest, from: place)
  }

  private func call(
    _ method: MethodCalls,
    _ arguments: [Literal.Argument],
    _ member: ObjectExpression.Member,
    then rest: ArraySlice<ObjectExpression.Member>,
    at place: inout Place
  ) throws -> Evaluation {
    let reader = reader
    let read = NavCallArguments { try reader.value(arguments[$0].value, as: $1) }
    switch method.body {
    case .atOnce(let body):
      let result: Any
      do {
        result = try body(&place.value, read)
      } catch let error as NavCallArgumentError {
        throw error
      } catch {
        throw Thrown(method: "\(place.name)\(member)", error: error)
      }
      if method.isMutating, !isObject(place.value) { place.isChanged = true }
      return try go(on: result, member, rest, from: place)
    case .inTime(let body):
      guard rest.isEmpty, place.change == nil else {
        throw Refusal("\(place.name)\(member) is asynchronous; write nothing after the call.")
      }
      let root = place.value
      return .waiting { try await body(root, read) }
    }
  }

  /// Evaluates the remaining members on the result of a method, without changing the original value.
  private func go(
    on result: Any,
    _ member: ObjectExpression.Member,
    _ rest: ArraySlice<ObjectExpression.Member>,
    from place: Place
  ) throws -> Evaluation {
    var inner = place.inner(result, Swift.type(of: result), member)
    return try evaluate(rest, at: &inner)
  }

  private func standard(
    _ value: inout any MemberedValue,
    _ name: String,
    _ arguments: [Literal.Argument]
  ) throws -> MemberResult? {
    do {
      return try value.call(name, MemberArguments(arguments, reader: reader))
    } catch let error as RouteReadingError {
      throw Refusal(error.sentence)
    }
  }

  /// Returns a refusal that explains why an argument of the last method has the wrong type.
  func refusal(of error: NavCallArgumentError, _ expression: ObjectExpression) -> Refusal {
    guard case .method(_, let arguments) = expression.members.last else {
      return refusal(of: error, [])
    }
    return refusal(of: error, arguments)
  }

  private func refusal(of error: NavCallArgumentError, _ arguments: [Literal.Argument]) -> Refusal {
    if let refusal = error.reason as? Refusal { return refusal }
    let argument = arguments.indices.contains(error.index) ? "\(arguments[error.index])" : ""
    if let reason = error.reason as? RouteReadingError { return Refusal(reason.sentence) }
    return Refusal(
      error.reason.map { "\($0)." } ?? "\(argument) does not fit the parameter's type."
    )
  }

  // MARK: - Elements

  private func element(
    _ arguments: [Literal.Argument],
    _ member: ObjectExpression.Member,
    then rest: ArraySlice<ObjectExpression.Member>,
    at place: inout Place
  ) throws -> Evaluation {
    let read = MemberArguments(arguments, reader: reader)
    do {
      guard var value = place.value as? any MemberedValue, !arguments.isEmpty,
        let element = try value.element(read)
      else {
        throw Refusal("\(typeName(of: place.value)) has no element for this value in brackets.")
      }
      var inner = place.inner(element.value, element.type, member)
      let result = try evaluate(rest, at: &inner)
      if inner.isChanged {
        try value.setElement(read, to: inner.value)
        place.value = value
        place.isChanged = true
      }
      return result
    } catch let error as RouteReadingError {
      throw Refusal(error.sentence)
    }
  }

  // MARK: - Changes

  private func apply(_ change: ObjectExpression.Change, to place: inout Place) throws {
    do {
      switch change {
      case .assign(let literal):
        place.value = try reader.value(literal, as: place.type)
      case .add(let literal):
        try add(literal, "+=", to: &place) { try $0.add($1) }
      case .subtract(let literal):
        try add(literal, "-=", to: &place) { try $0.subtract($1) }
      }
    } catch let error as RouteReadingError {
      throw Refusal(error.sentence)
    }
    place.isChanged = true
  }

  private func add(
    _ literal: Literal,
    _ sign: String,
    to place: inout Place,
    by change: (inout any MemberedValue, MemberArguments) throws -> Bool
  ) throws {
    let arguments = MemberArguments([Literal.Argument(value: literal)], reader: reader)
    guard var value = place.value as? any MemberedValue, try change(&value, arguments) else {
      throw Refusal("\(sign) does not work on \(place.name).")
    }
    place.value = value
  }

  // MARK: - Types

  /// Returns the registered members of a value's type and, for an object, of its superclasses.
  private func types(of value: Any) -> [TypeCalls] {
    var types = [ObjectIdentifier(type(of: value))]
    if isObject(value) {
      var mirror = Mirror(reflecting: value).superclassMirror
      while let current = mirror {
        types.append(ObjectIdentifier(current.subjectType))
        mirror = current.superclassMirror
      }
    }
    return types.compactMap { table.types[$0] }
  }

  private func isObject(_ value: Any) -> Bool {
    type(of: value) is any AnyObject.Type
  }

  private func typeName(of value: Any) -> String {
    TypeName.spelled(type(of: value))
  }
}
