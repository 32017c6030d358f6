import Course
import Foundation
import Testing

@Suite("The topics of NavLab's own course")
struct CourseTopicsTests {
  private static let catalogue = Catalogue(
    path: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  )

  private static let topics = Result { try #require(try catalogue.terms().topics) }
  private static let exercises = Result {
    let list = try topics.get()
    return try catalogue.exerciseNames().map { try catalogue.exercise($0, topics: list) }
  }

  @Test("Each topic has a lesson or an exercise, and is found by every name")
  func everyTopic() throws {
    let terms = try Self.catalogue.terms()
    let list = try Self.topics.get()
    let exercises = try Self.exercises.get().map(\.topics)
    let lessons = try Self.catalogue.lessonNames().map {
      try Self.catalogue.lesson($0, terms: terms).topics
    }
    #expect(list.topics.count > 40)
    for topic in list.topics {
      #expect((exercises + lessons).contains { $0.contains(topic.name) }, "\(topic.name)")
      for word in [topic.name] + topic.aliases {
        #expect(TopicSearch([word]).finds([], about: [topic]), "\(word)")
      }
    }
  }

  @Test(
    "A search for each required subject finds exercises",
    arguments: [
      "popover", "inspector", "handoff", "app intent", "widget", "quick action", "window",
      "accessibility", "uikit", "xcode", "zoom", "ios 26", "exam",
    ]
  )
  func search(word: String) throws {
    let list = try Self.topics.get()
    let found = try Self.exercises.get().filter { exercise in
      TopicSearch([word]).finds(
        [exercise.title],
        about: exercise.topics.compactMap { list.topic(named: $0) }
      )
    }
    #expect(!found.isEmpty)
  }

  @Test("Each exercise begins with its subject, keeps its story, and has a unique title")
  func titles() throws {
    let exercises = try Self.exercises.get()
    for exercise in exercises {
      #expect(exercise.title.contains(": "), "\(exercise.id)")
      #expect(exercise.story?.isEmpty == false, "\(exercise.id)")
    }
    #expect(Set(exercises.map(\.title)).count == exercises.count)
  }
}
