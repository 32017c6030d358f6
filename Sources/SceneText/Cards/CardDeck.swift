package import SceneModel

/// The cards that show an app: those for tabs or columns, or for the only stack, followed by those for presentations.
package struct CardDeck: Hashable, Sendable {
  /// The cards, from left to right.
  package private(set) var cards: [Card] = []

  private let focus: Int?

  /// Creates the cards for an app.
  ///
  /// - Parameter snapshot: The state of the app.
  package init(_ snapshot: Snapshot) {
    focus = snapshot.focusedElement?.id
    deal(snapshot.window, title: Printable.line(snapshot.app), mark: .none, isOver: false)
    cards = cards.filter { !$0.isOver } + cards.filter(\.isOver)
  }

  private mutating func deal(_ holder: Element, title: String, mark: Card.Mark, isOver: Bool) {
    let places = holder.containers.filter { !$0.kind.isPresentation }
    let presented = holder.containers.filter(\.kind.isPresentation)
    if let tabView = places.first(where: { $0.kind == .tabView }) {
      dealTabs(of: tabView, isOver: isOver)
    } else if let split = places.first(where: { $0.kind == .splitView }) {
      for column in split.containers where !column.has(.hidden) && !column.kind.isPresentation {
        let name = column.kind == .column ? column.columnName : title
        deal(column, title: name, mark: mark, isOver: isOver)
      }
    } else if holder.kind == .screen {
      append(title, mark, isOver, [holder])
    } else if let place = places.first {
      let screens = place.kind == .navigationStack ? place.containers : [place]
      append(title, mark, isOver, screens.filter { $0.kind == .screen })
      dealPresentations(in: [place])
    } else if holder.kind.isPresentation {
      // A dialog is a separate place.
      append(title, mark, isOver, [holder])
    } else {
      append(title, mark, isOver, [])
    }
    dealPresentations(presented)
  }

  private mutating func dealTabs(of tabView: Element, isOver: Bool) {
    for tab in tabView.containers where tab.kind == .tab && !tab.has(.hidden) {
      let badge = tab.badge.map { " (\(Printable.line($0)))" } ?? ""
      deal(
        tab,
        title: tab.placeName + badge,
        mark: tab.has(.selected) ? .selected : .unselected,
        isOver: isOver
      )
    }
    dealPresentations(tabView.containers.filter(\.kind.isPresentation))
  }

  /// Adds cards for the presentations inside the given elements.
  private mutating func dealPresentations(in places: [Element]) {
    for child in places.flatMap(\.containers) {
      if child.kind.isPresentation {
        dealPresentations([child])
      } else {
        dealPresentations(in: [child])
      }
    }
  }

  private mutating func dealPresentations(_ presented: [Element]) {
    for element in presented {
      deal(element, title: element.kind.word, mark: .over, isOver: true)
    }
  }

  private mutating func append(
    _ title: String,
    _ mark: Card.Mark,
    _ isOver: Bool,
    _ screens: [Element]
  ) {
    let levels = screens.map { screen in
      Card.Level(
        name: screen.placeName,
        value: screen.value.map(Printable.line),
        isFocus: screen.id == focus
      )
    }
    cards.append(Card(title: title, mark: mark, isOver: isOver, levels: levels))
  }
}

extension Element {
  /// The role of a column, or the column's place name if the role is unknown.
  fileprivate var columnName: String {
    let roles: [Trait] = [.sidebar, .content, .detail]
    return roles.first(where: has)?.rawValue ?? placeName
  }
}
