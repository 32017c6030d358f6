import SwiftUI
import UIKit

@MainActor
protocol Coordinating: AnyObject {
    var navigationController: UINavigationController { get }
    func start()
}

@MainActor
final class AppCoordinator {
    private let tabs: UITabBarController
    private let book = AddressBook()
    private lazy var people = PeopleCoordinator(book: book)
    private lazy var meetings = MeetingsCoordinator(book: book)

    init(tabs: UITabBarController) {
        self.tabs = tabs
    }

    func start() {
        let coordinators: [Coordinating] = [people, meetings]
        coordinators.forEach { $0.start() }
        tabs.setViewControllers(coordinators.map(\.navigationController), animated: false)
        tabs.selectedIndex = 0
    }

    func open(_ url: URL) -> Bool {
        guard url.host == "person", let id = Int(url.lastPathComponent) else { return false }
        tabs.selectedIndex = 0
        people.navigationController.popToRootViewController(animated: false)
        people.showPerson(id: id)
        return true
    }

    func save() { book.save() }
}

final class PeopleCoordinator: Coordinating {
    let navigationController = UINavigationController()
    private let book: AddressBook

    init(book: AddressBook) { self.book = book }

    func start() {
        let list = PeopleList(book: book) { [weak self] person in
            self?.showPerson(id: person.id)
        } onAdd: { [weak self] in
            self?.presentEditor()
        }
        let controller = UIHostingController(rootView: list)
        controller.title = "People"
        controller.tabBarItem = UITabBarItem(title: "People", image: UIImage(systemName: "person.2"), tag: 0)
        navigationController.tabBarItem = controller.tabBarItem
        navigationController.navigationBar.prefersLargeTitles = true
        navigationController.setViewControllers([controller], animated: false)
    }

    func showPerson(id: Int) {
        guard let person = book.people.first(where: { $0.id == id }) else { return }
        let card = PersonCard(person: person, book: book) { [weak self] in
            self?.navigationController.popViewController(animated: true)
        }
        let controller = UIHostingController(rootView: card)
        controller.title = person.name
        navigationController.pushViewController(controller, animated: true)
    }

    func presentEditor() {
        let editor = PersonEditor { [weak self] person in
            if let person { self?.book.add(person) }
            self?.navigationController.dismiss(animated: true)
        }
        let controller = UIHostingController(rootView: editor)
        controller.modalPresentationStyle = .formSheet
        navigationController.present(controller, animated: true)
    }
}

final class MeetingsCoordinator: Coordinating {
    let navigationController = UINavigationController()
    private let book: AddressBook

    init(book: AddressBook) { self.book = book }

    func start() {
        let controller = UIHostingController(rootView: MeetingScreen(book: book, planner: MeetingPlanner()))
        controller.title = "Meetings"
        navigationController.tabBarItem = UITabBarItem(title: "Meetings", image: UIImage(systemName: "calendar"), tag: 1)
        navigationController.viewControllers = [controller]
    }
}
