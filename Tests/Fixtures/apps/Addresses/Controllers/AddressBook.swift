import Combine
import Contacts
import Foundation

struct Person: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var phone: String
    var email: String

    var initials: String {
        name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init).joined()
    }
}

final class AddressBook: ObservableObject {
    @Published private(set) var people: [Person] = []
    @Published private(set) var importMessage: String?
    private let key = "people"

    init(defaults: UserDefaults = .standard) {
        if let data = defaults.data(forKey: key), let saved = try? PropertyListDecoder().decode([Person].self, from: data) {
            people = saved
        } else {
            people = [
                Person(id: 1, name: "Mira Holt", phone: "555-0101", email: "mira@example.com"),
                Person(id: 2, name: "Tomas Vega", phone: "555-0102", email: "tomas@example.com"),
            ]
        }
    }

    func add(_ person: Person) {
        var person = person
        person.id = (people.map(\.id).max() ?? 0) + 1
        people.append(person)
        save()
    }

    func remove(_ person: Person) {
        people.removeAll { $0.id == person.id }
        save()
    }

    func save() {
        guard let data = try? PropertyListEncoder().encode(people) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }

    func importContacts() {
        let store = CNContactStore()
        store.requestAccess(for: .contacts) { granted, _ in
            DispatchQueue.main.async { [weak self] in
                guard granted else {
                    self?.importMessage = "Contacts are not allowed"
                    return
                }
                self?.read(store)
            }
        }
    }

    private func read(_ store: CNContactStore) {
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
        let request = CNContactFetchRequest(keysToFetch: keys)
        do {
            try store.enumerateContacts(with: request) { contact, _ in
                let phone = contact.phoneNumbers.first?.value.stringValue ?? ""
                self.add(Person(id: 0, name: "\(contact.givenName) \(contact.familyName)", phone: phone, email: ""))
            }
        } catch {
            importMessage = error.localizedDescription
        }
    }
}
