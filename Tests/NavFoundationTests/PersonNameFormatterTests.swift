#if !canImport(Darwin)
import Foundation
import NavFoundation
import Testing

@Suite("People's names")
struct PersonNameFormatterTests {
  @Test("a name is written in each style, and read")
  func styles() throws {
    let formatter = PersonNameFormatter()
    var ada = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
    ada.namePrefix = "Dr."
    let styles: [PersonNameFormatter.Style] = [.default, .short, .medium, .long, .abbreviated]
    let written = styles.map { PersonNameFormatter.localizedString(from: ada, style: $0) }
    #expect(written == ["Ada Lovelace", "Ada", "Ada Lovelace", "Dr. Ada King Lovelace", "AL"])
    #expect(formatter.personNameComponents(from: "") == nil)
  }
}
#endif
