import Course
import Testing

@Suite("Names of folders of the course")
struct ItemNameTests {
  @Test(
    "a name has two digits, or three from 100 on, and lower-case words",
    arguments: ["00-tour", "07-one-stack", "99-nine", "100-a-hundred", "999-last"]
  )
  func valid(text: String) throws {
    let name = try #require(ItemName(text))
    #expect(name.description == text)
    #expect(name.answers(to: text) && name.answers(to: "\(name.number)"))
  }

  @Test(
    "other names belong to no part of the course",
    arguments: [
      "7-seven", "007-seven", "1000-many", "12", "12-", "12-Big", "a-b", "-a", "", "12-a-", "+1-a",
    ]
  )
  func invalid(text: String) {
    #expect(ItemName(text) == nil)
  }

  @Test("names are ordered by their numbers")
  func order() throws {
    let names = ["100-a", "99-b", "09-c"].compactMap { ItemName($0) }
    #expect(names.sorted().map(\.number) == [9, 99, 100])
  }
}
