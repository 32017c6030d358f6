/// The terms that lessons may name: one another, rows of the table of behaviours, sections of
/// documents, and topics.
package struct CourseTerms: Hashable, Sendable {
  /// The lessons of the course.
  package var lessons: Set<ItemName>
  /// The ids of the behaviours, or nil where there is no table of them.
  package var behaviours: Set<String>?
  /// The ids of the behaviours that matter most, in the order of the table.
  package var starredBehaviours: [String]
  /// The sections, in their order, or nil where nothing lists them.
  package var sections: [Section]?
  /// The topics, or nil where nothing lists them.
  package var topics: CourseTopicList?

  package init(
    lessons: Set<ItemName>,
    behaviours: Set<String>? = nil,
    starredBehaviours: [String] = [],
    sections: [Section]? = nil,
    topics: CourseTopicList? = nil
  ) {
    self.lessons = lessons
    self.behaviours = behaviours
    self.starredBehaviours = starredBehaviours
    self.sections = sections
    self.topics = topics
  }

  /// A section of a document about navigation.
  package struct Section: Hashable, Sendable, Identifiable {
    /// The number of the document and that of the section, such as `000-2`.
    package var id: String
    /// The subject, in our own words.
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }
}
