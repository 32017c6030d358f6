import Testing

@testable import AppBuilder

@Suite("Explanations beside the compiler's")
struct DiagnosticExplanationTests {
  private static let cases: [(message: String, expected: String?)] = [
    (
      "value of type 'some View' has no member 'matchedGeometryEffect'",
      "'matchedGeometryEffect' is not in NavUI; leave it out, because NavLab does not lay out views."
    ),
    (
      "cannot find 'GeometryReader' in scope",
      "'GeometryReader' is not in NavUI; leave it out, because NavLab does not lay out views."
    ),
    (
      "cannot find type 'Canvas' in scope",
      "'Canvas' is not in NavUI; show a 'Text' instead, because NavLab draws nothing."
    ),
    (
      "cannot find 'Map' in scope",
      "'Map' belongs to MapKit: add 'import MapKit' to this file. If the import is already there, NavLab does not have "
        + "this name: show a 'Text' instead of the map."
    ),
    (
      "unknown attribute 'AppStorage'",
      "'AppStorage' belongs to SwiftUI: add 'import SwiftUI' to this file. If the import is already there, NavLab does not "
        + "have this name: keep the value in '@State' or an '@Observable' class."
    ),
    (
      "unknown attribute 'Query'",
      "'Query' belongs to SwiftData: add 'import SwiftData' to this file. If the import is already there, NavLab does not have "
        + "this name: keep the data in arrays or '@Observable' classes."
    ),
    (
      "value of type 'EnvironmentValues' has no dynamic member 'modelContext' using key path",
      "'modelContext' belongs to SwiftData: add 'import SwiftData' to this file. If the import is already there, NavLab does not have "
        + "this name: keep the data in arrays or '@Observable' classes."
    ),
    (
      "cannot find type 'CLLocationCoordinate2D' in scope",
      "'CLLocationCoordinate2D' belongs to Core Location, and NavLab does not have this name: "
        + "leave it out, or use a part of SwiftUI instead."
    ),
    (
      "value of type 'some View' has no member 'sparkle'",
      "'sparkle' is not a modifier in NavUI: check the spelling. If it is part of SwiftUI and changes "
        + "only the appearance, leave it out."
    ),
    ("value of type 'Item' has no member 'sparkle'", nil),
    ("cannot find type 'URLThing' in scope", nil),
    (
      "no such module 'AppKit'",
      "'AppKit' is not part of NavLab: use SwiftUI's views instead."
    ),
    (
      "no such module 'Rainbow'",
      "NavLab does not have the module 'Rainbow'. Remove the import, and use SwiftUI or Foundation instead."
    ),
    (
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the "
        + "expression into distinct sub-expressions",
      "In a list of views, the cause is usually one wrong name or argument. Move parts of the list "
        + "into separate views or properties and build again: the compiler then reports the mistake and its place."
    ),
    ("cannot find 'myOwnThing' in scope", nil),
    ("expected '}' in struct", nil),
  ]

  @Test(
    "only messages that concern NavLab are explained",
    arguments: Self.cases
  )
  func explanation(message: String, expected: String?) {
    #expect(DiagnosticExplanation.of(message) == expected)
  }

  @Test("no name is on two lists")
  func oneList() {
    let names = MissingNames.groups.flatMap { $0.names.split(separator: " ") }
    #expect(Set(names).count == names.count)
  }
}
