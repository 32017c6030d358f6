/// The terms that lessons may refer to, such as other lessons, behaviours, sections of documents and topics.
package struct CourseTerms: Hashable, Sendable {
  /// The names of the lessons in the course.
  package var lessons: Set<ItemName>
  /// The ids of the behaviours, or nil if the course has no table of behaviours.
  package var behaviours: Set<String>?
  /// The ids of the most important behaviours, in the order of the table.
  package var starredBehaviours: [String]
  /// The sections in order, or nil if the course has no list of sections.
  package var sections: [Section]?
  /// The topics, or nil if the course has no list of topics.
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
    /// The id of the section, which combines the numbers of a document and a section, such as `000-2`.
    package var id: String
    /// The subject of the section, in NavLab's words.
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }
}
