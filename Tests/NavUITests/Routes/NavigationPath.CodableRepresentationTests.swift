import Foundation
import NavUI
import Testing

@Suite("NavigationPath.CodableRepresentation")
struct CodableRepresentationTests {
  struct User: Hashable, Codable {
    var id: Int
    var name: String
  }

  private struct Hidden: Hashable, Codable {
    var id: Int
  }

  struct Broken: Hashable, Codable {
    init() {}
    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "broken"))
    }
  }

  private func saved(_ path: NavigationPath) throws -> String {
    let data = try JSONEncoder().encode(try #require(path.codable))
    return String(decoding: data, as: UTF8.self)
  }

  private func restored(_ json: String) throws -> NavigationPath {
    let decoder = JSONDecoder()
    return NavigationPath(
      try decoder.decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
    )
  }

  @Test("NP-18, NP-19, NP-28: the form is a flat array of types and JSON, top first")
  func format() throws {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    path.append(User(id: 42, name: "Blob"))
    #expect(
      try saved(path) == #"""
        ["NavUITests.CodableRepresentationTests.User","{\"id\":42,\"name\":\"Blob\"}",\#
        "Swift.Bool","true","Swift.Int","42","Swift.String","\"hello\""]
        """#
    )
    #expect(try saved(NavigationPath()) == "[]")
  }

  @Test("NP-20: Foundation's types have Apple's names, and private contexts contain no address")
  func names() throws {
    var path = NavigationPath()
    path.append(try #require(URL(string: "https://a.b/c")))
    #expect(try saved(path) == #"["Foundation.URL","\"https:\\\/\\\/a.b\\\/c\""]"#)
    path = NavigationPath([Hidden(id: 1)])
    #expect(
      try saved(path) == #"["NavUITests.CodableRepresentationTests.Hidden","{\"id\":1}"]"#
    )
  }

  @Test("NP-21: an element whose type was renamed stays undecoded")
  func renamed() throws {
    let path = try restored(#"["Shop.OldName","{\"id\":1}"]"#)
    let element = try #require(path.elements.first)
    #expect(try element.resolve(as: User.self) == nil)
    #expect(element.typeName == "Shop.OldName")
  }

  @Test("NP-22: a path is read without its types, and values are decoded on demand")
  func lazy() throws {
    let json = #"["Swift.Int","7","Gone.Type","{}","Swift.String","\"a\""]"#
    let path = try restored(json)
    #expect(path.count == 3)
    #expect(path.elements.map { $0.value == nil } == [true, true, true])
    #expect(try path.elements[0].resolve(as: Int.self) == nil)
    #expect(try path.elements[0].resolve(as: String.self) == "a")
    #expect(path.elements[0].value as? String == "a")
    #expect(try path.elements[2].resolve(as: Int.self) == 7)
    #expect(try saved(path) == json, "what was never decoded is written back unchanged")
  }

  @Test("A tag may be a mangled name, as written by other libraries")
  func mangled() throws {
    let path = try restored(#"["Sb","true","SS","\"Blob\"","Si","1"]"#)
    #expect(try path.elements[0].resolve(as: Int.self) == 1)
    #expect(try path.elements[1].resolve(as: String.self) == "Blob")
    #expect(try path.elements[2].resolve(as: Bool.self) == true)
  }

  @Test("JSON that does not fit its type is kept, and is an error on demand")
  func unreadable() throws {
    let json = #"["Swift.Int","\"seven\""]"#
    let path = try restored(json)
    #expect(throws: DecodingError.self) { try path.elements[0].resolve(as: Int.self) }
    #expect(try saved(path) == json)
  }

  @Test("NP-12, NP-13: a path that is saved and restored is equal, decoded or not")
  func roundTrip() throws {
    var path = NavigationPath()
    path.append(User(id: 1, name: "Ada"))
    path.append(7)
    let again = try restored(try saved(path))
    #expect(again == path)
    #expect(path == (try restored(try saved(path))))
    #expect(try restored(#"["Swift.Int","8"]"#) != NavigationPath([7]))
    #expect(try restored(#"["Swift.Int","x"]"#) != NavigationPath([7]))
    #expect(again.codable == path.codable)
  }

  @Test("NP-26: an absent representation encodes as null, which is not a representation")
  func null() throws {
    var path = NavigationPath()
    path.append(AnyHashable(1))
    let data = try JSONEncoder().encode(path.codable)
    #expect(String(decoding: data, as: UTF8.self) == "null")
    #expect(throws: DecodingError.self) { try restored("null") }
  }

  @Test("NP-27: the error of a value that cannot be encoded is passed on")
  func encodingFails() throws {
    var path = NavigationPath([1])
    path.append(Broken())
    let representation = try #require(path.codable)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(representation) }
  }

  @Test("A type name without a value is a decoding error", arguments: [#"["Swift.Int"]"#, "[1]"])
  func malformed(json: String) {
    #expect(throws: DecodingError.self) { try restored(json) }
  }
}
