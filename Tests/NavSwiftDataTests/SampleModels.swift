import NavSwiftData
import NavUI

@Model
final class Shelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []

  init(name: String) {
    self.name = name
  }
}

@Model
class Volume {
  let made = 1
  /// The title, "as it is printed": { not a brace }.
  var title: String
  var pages = 100
  var note: String?
  private(set) var tags: [String] = ["new"]
  var mark: Mark?
  var shelf: Shelf?
  @Relationship(deleteRule: .nullify) var readers: [Reader]? = []
  @Transient var isOpen = false
  @Attribute(.ephemeral) var glance = 0
  static let limit = 3
  var isLong: Bool { pages > 300 }

  enum Mark: String, Codable { case good, bad }

  init(title: String, pages: Int = 100, shelf: Shelf? = nil) {
    self.title = title
    self.pages = pages
    self.shelf = shelf
  }

  func tag(_ tag: String) { tags.append(tag) }
}

@Model
final class Reader {
  var id: UUID
  var name: String
  var volumes: [Volume] = []

  init(name: String) {
    id = UUID()
    self.name = name
  }
}

// swift-format-ignore
@Model final class Stamp { var country: String; var year = 1900; init(country: String) { self.country = country } }
