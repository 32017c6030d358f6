import Foundation
import NavUI
import Synchronization
import Testing

/// Describing a value must never end the app that holds it.
@Suite("Kinds of values")
struct ValueKindsTests {
  @Test("Existentials of every size show their contents")
  func existentials() {
    let values: [any Place] = [One(), Three(), Five(), Reference(), Member.far("Ulm")]
    let words = [
      "One(a: 1)", "Three(a: 1, b: 2, c: 3)", #"Five(a: 1, b: 2, c: 3, d: 4, e: "e")"#, "Reference",
      #".far("Ulm")"#,
    ]
    for (value, word) in zip(values, words) {
      #expect(text(Holder(place: value)) == "Holder(place: \(word))")
      #expect(text(AnyHolder(value: value)) == "AnyHolder(value: \(word))")
      #expect(text(OptionalHolder(place: value)) == "OptionalHolder(place: \(word))")
      #expect(text([value]) == "[\(word)]")
      #expect(text(["k": value as Any]) == #"["k": \#(word)]"#)
      #expect(text((value, 1)) == "(\(word), 1)")
      #expect(text(Choice.place(value)) == ".place(\(word))")
      #expect(text(Nested.place(value, next: nil)) == ".place(\(word), next: nil)")
    }
    #expect(text(OptionalHolder(place: nil)) == "OptionalHolder(place: nil)")
    #expect(text(Bound(place: Reference())) == "Bound(place: Reference)")
    #expect(text(Constrained(numbers: [1, 2])) == "Constrained(numbers: [1, 2])")
    #expect(text(Constrained(numbers: LongCollection())).hasPrefix("Constrained(numbers: "))
    #expect(text(Composed(both: Both())) == "Composed(both: Both(a: 1, b: 2, c: 3, d: 4))")
  }

  @Test("Errors of every kind show their contents")
  func errors() {
    let long = "a text of more than fifteen bytes"
    let values: [(any Error, String)] = [
      (Failure.offline, ".offline"),
      (Failure.failed(long), ".failed(\"\(long)\")"),
      (HTTPError(code: 404, text: long), "HTTPError(code: 404, text: \"\(long)\")"),
      (Reference(), "Reference"),
    ]
    for (error, word) in values {
      #expect(text(error) == word)
      #expect(text(Failed(error: error)) == "Failed(error: \(word))")
      #expect(text(OptionallyFailed(error: error)) == "OptionallyFailed(error: \(word))")
      #expect(text(Result<Int, any Error>.failure(error)) == ".failure(\(word))")
      #expect(text([error]) == "[\(word)]")
    }
    #expect(!text(Failed(error: CocoaError(.fileNoSuchFile))).isEmpty)
    #expect(!text(Failed(error: NSError(domain: "d", code: 1))).isEmpty)
  }

  @Test("Nested optionals, indirect enums, tuples and packs are printed")
  func structure() {
    let twice: Int?? = .some(nil)
    #expect(text(twice as Any) == "nil")
    #expect(text(Twice(value: 3)) == "Twice(value: 3)")
    #expect(text(Tree.node(.leaf(Five()), .empty)) == #".node(.leaf(\#(text(Five()))), .empty)"#)
    #expect(text((1, (b: 2.5, c: "x"), One() as any Place)) == #"(1, (b: 2.5, c: "x"), One(a: 1))"#)
    #expect(text(Pack(values: (1, "x", Five()))).hasPrefix("Pack"))
    #expect(text(Late()) == "Late(id: 1)")
    #expect(text(Action(run: { _ in }, other: [{}])).hasPrefix("Action(run: "))
    #expect(text(Types(one: Int.self, any: (any Place).self, many: [Int.self])).hasPrefix("Types("))
    #expect(text(Sizes(small: .a, byte: nil, bits: true, none: ())).hasPrefix("Sizes("))
  }

  @Test("Values of the system and of C are printed")
  func system() {
    #expect(!text(timespec()).isEmpty)
    #expect(!text(CStruct(time: timespec(), tag: SOCK_STREAM)).isEmpty)
    #expect(!text(UnsafeMutableRawPointer(bitPattern: 8) as Any).isEmpty)
    #expect(!text(OpaquePointer(bitPattern: 8) as Any).isEmpty)
    #expect(!text(AnyHashable(Five())).isEmpty)
    #expect(!text([AnyHashable("a"): Five() as Any]).isEmpty)
    #expect(!text(AnySequence([1]) as Any).isEmpty)
    #expect(!text(DispatchQueue.main).isEmpty)
    #expect(!text(JSONEncoder()).isEmpty)
    #expect(!text(Locale.current).isEmpty)
    #expect(!text(NSNumber(1)).isEmpty)
    #expect(!text(\Five.a).isEmpty)
  }

  @Test("Objects show their properties, whatever their types")
  func objects() {
    let parent = Reference()
    let model = Model(parent: parent, gone: Reference())
    var roles = PropertyRoles()
    // Of what cannot be copied the runtime does not tell the type.
    let properties = ObjectProperty.all(of: model, knowing: &roles).map {
      "\($0.name): \(ValueText.text(of: $0.value))"
    }
    #expect(
      properties == [
        "service: \(text(Five()))", "anything: \(text(Five()))", "many: [\(text(Five())), 1]",
        #"named: ["a": \#(text(Five()))]"#,
        #"failure: .failed("a text of more than fifteen bytes")"#,
        "delegate: Reference", "lost: nil", "parent: Reference", "gone: Reference",
        "wild: Reference",
        "action: () -> ()", "$__lazy_storage_$_late: nil", "ticket: ()", "count: ()",
        "own: 7",
      ]
    )
  }

  @Test("An object's own description of itself is not used")
  func mirrored() {
    var roles = PropertyRoles()
    #expect(ObjectProperty.all(of: Mirrored(), knowing: &roles).map(\.name) == ["id"])
  }

  @Test("Actors and generic and foreign classes are read")
  func classes() {
    var roles = PropertyRoles()
    let objects: [AnyObject] = [
      Bank(), GenericBox(Five()), GenericBox<(any Place)?>(Five()), NSMutableArray(array: [1]),
      NSObject(), NSDate(), Thread.current, OperationQueue.main, DispatchQueue.main,
      NotificationCenter.default,
      UserDefaults.standard, JSONDecoder(), DateFormatter(), Bundle.main, URLSession.shared,
    ]
    for object in objects {
      let properties = ObjectProperty.all(of: object, knowing: &roles)
      for property in properties {
        #expect(!ValueText.text(of: property.value).isEmpty)
      }
    }
  }

  private func text(_ value: Any) -> String { ValueText.text(of: value, limit: 500) }
}

private protocol Place {}
private protocol Other {}

private struct One: Place { var a = 1 }
private struct Three: Place { var a = 1, b = 2, c = 3 }
private struct Five: Place, Hashable {
  var a = 1, b = 2, c = 3, d = 4
  var e = "e"
}
private struct Both: Place, Other { var a = 1, b = 2, c = 3, d = 4 }
private final class Reference: Place, Error {}
private enum Member: Place {
  case near
  case far(String)
}

private struct Holder { var place: any Place }
private struct AnyHolder { var value: Any }
private struct OptionalHolder { var place: (any Place)? }
private struct Bound { var place: any Place & AnyObject }
private struct Composed { var both: any Place & Other }
private struct Constrained { var numbers: any Collection<Int> }

private struct LongCollection: Collection {
  var a = 0, b = 0, c = 0, d = 0
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int { index }
}

private enum Choice { case place(any Place) }
private indirect enum Nested { case place(any Place, next: Nested?) }

private enum Failure: Error {
  case offline
  case failed(String)
}
private struct HTTPError: Error {
  let code: Int
  let text: String
}
private struct Failed { var error: any Error }
private struct OptionallyFailed { var error: (any Error)? }

private struct Twice { var value: Int?? }
private indirect enum Tree {
  case empty
  case leaf(any Place)
  case node(Tree, Tree)
}
private struct Pack<each Value> { var values: (repeat each Value) }
private struct Late {
  var id = 1
  lazy var text = "late"
}
private struct Action {
  var run: (Int) -> Void
  var other: [() -> Void]
}
private struct Types {
  var one: Int.Type
  var any: Any.Type
  var many: [Any.Type]
}
private struct Sizes {
  enum Small { case a, b }
  var small: Small
  var byte: UInt8?
  var bits: Bool?
  var none: Void
}
private struct CStruct {
  var time: timespec
  var tag: Any
}

private struct Ticket: ~Copyable { let number = 1 }

private class Base {
  let service: any Place = Five()
  private let anything: Any = Five()
  var many: [Any] = [Five(), 1]
  var named: [String: Any] = ["a": Five()]
  var failure: (any Error)? = Failure.failed("a text of more than fifteen bytes")
}

private final class Model: Base {
  weak var delegate: (any Place & AnyObject)?
  weak var lost: Reference?
  unowned let parent: Reference
  /// Nobody holds it when it is looked at.
  unowned let gone: Reference
  unowned(unsafe) let wild: Reference
  var action: () -> Void = {}
  lazy var late = 1
  let ticket = Ticket()
  let count = Mutex(0)
  var own = 7

  init(parent: Reference, gone: Reference) {
    self.parent = parent
    self.gone = gone
    wild = gone
    super.init()
    delegate = parent
  }
}

private final class Mirrored: CustomReflectable {
  let id = 1
  var customMirror: Mirror { fatalError("a learner's mirror must not be called") }
}

private actor Bank {
  var balance = 1
  let place: any Place = Five()
}

private final class GenericBox<Value> {
  var value: Value
  var pair: (Value, Int)

  init(_ value: Value) {
    self.value = value
    pair = (value, 1)
  }
}
