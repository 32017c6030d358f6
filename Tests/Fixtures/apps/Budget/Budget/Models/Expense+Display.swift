import CoreData
import SwiftUI

extension Expense {
    var wrappedTitle: String { title ?? "Untitled" }
    var wrappedDate: Date { date ?? .distantPast }
    var categoryName: String { category?.name ?? "None" }

    var formattedAmount: String {
        amount.formatted(.currency(code: "USD"))
    }

    static func recent(limit: Int, in context: NSManagedObjectContext) throws -> [Expense] {
        let request = NSFetchRequest<Expense>(entityName: "Expense")
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        request.fetchLimit = limit
        return try context.fetch(request)
    }
}

extension Category {
    var wrappedName: String { name ?? "Unnamed" }

    var expensesArray: [Expense] {
        let set = expenses as? Set<Expense> ?? []
        return set.sorted { $0.wrappedTitle < $1.wrappedTitle }
    }

    var total: Double { expensesArray.reduce(0) { $0 + $1.amount } }

    var color: Color {
        switch colorName {
        case "green": return .groceries
        case "blue": return .blue
        case "orange": return .orange
        default: return .gray
        }
    }
}
