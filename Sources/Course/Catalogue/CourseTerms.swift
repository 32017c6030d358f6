/// The terms that lessons may refer to: other lessons, rows of the table of behaviours, sections of
/// documents, and topics.
package struct CourseTerms: Hashable, Sendable {
  /// The lessons of the course.
  package var lessons: Set<ItemName>
  /// The ids of the behaviours, or nil if there is no table of them.
  package var behaviours: Set<String>?
  /// The ids of the most important behaviours, in the order of the table.
  package var starredBehaviours: [String]
  /// The sections in order, or nil if there is no list of them.
  package var sections: [Section]?
  /// The topics, or nil if there is no list of them.
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
    /// The numbers of the document and of the section, such as `000-2`.
    package var id: String
    /// The subject, in NavLab's own words.
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }
}
