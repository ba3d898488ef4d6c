using System.Collections;

namespace LegacyClasses;

/// <summary>Values of the roots.</summary>
public static class Make
{
    private static readonly DateTime Day = new(2011, 2, 3, 4, 5, 6, DateTimeKind.Utc);

    public static Sales Sales() => new()
    {
        Invoices = new List<Invoice> { Invoice(1), Invoice(2) },
        Attachments = new[] { new Attachment { Name = "scan", Content = new byte[] { 1, 2, 254 } } },
    };

    public static Books Books()
    {
        Account first = new(1, "Ada", Day);
        first.Book(new Booking(17, 12.5m, "rent"));
        first.Limit(new Limits(100, 1000));
        return new Books(
            new Ledger("2011", new Guid("00112233-4455-6677-8899-aabbccddeeff"), first, new Account(2, "Grace", Day.AddDays(1))),
            new Account(3, "Alan", Day.AddDays(2)));
    }

    public static Office Office()
    {
        History history = new(9) { "opened", 4 };
        Settings settings = new() { ["depth"] = 3, ["name"] = "old" };
        return new Office(Archive(), Bag(), new OrderException("late", 7, new InvalidOperationException("no van")),
            new ShippedEventArgs("P-1"), history, new Tags { "a", "b" }, settings);
    }

    public static Catalogue Catalogue() =>
        new(new ArticleCollection("A3")
        {
            new Article("nail", 0.1m),
            new Article("screw", 0.2m),
        }, new ArticleTable { ["hammer"] = new Article("hammer", 17m) });

    public static Studio Studio()
    {
        Folder root = new("root", null);
        _ = new Folder("left", root);
        _ = new Folder("right", root);
        Drawing drawing = new(new Rectangle(3, 4),
            new Session("ada", new DateTimeOffset(Day).ToOffset(TimeSpan.FromHours(2)), TimeSpan.FromMinutes(5)), new Circle("c", 1.5),
            new Square("s", 2));
        DateTime[] times = { Day, DateTime.SpecifyKind(Day, DateTimeKind.Local), DateTime.SpecifyKind(Day, DateTimeKind.Unspecified) };
        return new Studio(drawing, root, new Grid(new[,] { { 1.5, 2, 3 }, { 4, 5, 6.25 } }, new[] { new[] { 1 }, new[] { 2, 3 } }, times));
    }

    public static Watcher Watcher() => new("/tmp", LegacyClasses.Watcher.Ignore);

    public static OrderException OrderException() => new("late", 7);

    public static Archive Archive()
    {
        Archive archive = new("tag");
        archive.Items.Add("first");
        archive.Items.Add(2);
        archive.Items.Add(new Article("pen", 1.25m));
        archive.Index["One"] = 1;
        archive.Sorted["a"] = 1;
        archive.Sorted["b"] = 2;
        archive.Waiting.Enqueue("next");
        archive.Waiting.Enqueue(3L);
        archive.Undo.Push("typed");
        archive.Undo.Push("deleted");
        archive.Flags[3] = true;
        return archive;
    }

    public static Basket Basket()
    {
        Basket basket = new()
        {
            Customer = "Ada",
            Lines = new(),
            Prices = new() { ["nail"] = 0.25m, ["screw"] = 0.5m },
            Shelves = new() { [7] = "A3", [3] = "B1" },
            Waiting = new(),
            Undo = new(),
            Codes = new object[] { 1, null, 3 },
            Figures = new ArrayList { new Round { Label = "r", Radius = 1.5 }, new Cornered { Label = "c", Corners = 4 } },
        };
        basket.Lines.Add(new BasketLine { Article = "nail", Pieces = 100 });
        basket.Lines.Add(new BasketLine { Article = "screw", Pieces = 50 });
        basket.Waiting.Enqueue("first");
        basket.Waiting.Enqueue("second");
        basket.Undo.Push(1L);
        basket.Undo.Push(2L);
        return basket;
    }

    public static Drawer Drawer()
    {
        Drawer drawer = new() { Names = new() { "a", "b" }, Mixed = new() { "a", 1, new Article("pen", 1m) }, Empty = new() };
        drawer.Hide();
        return drawer;
    }

    public static Trolley Trolley() => new(new ArrayList { "a", "b" });

    private static PublicBag Bag() => new() { Items = new() { 1, "two" }, Index = new() { ["k"] = "v" }, Value = "value" };

    private static Invoice Invoice(int number) => new()
    {
        Number = number,
        Customer = "Customer " + number,
        Issued = Day.AddDays(number),
        State = InvoiceState.Sent,
        Total = new Money { Amount = 12.5m, Currency = "EUR" },
        Lines = new List<InvoiceLine>
        {
            new() { Article = "nail", Pieces = 100, Price = 0.25m, Kind = LineKind.Goods | LineKind.Discounted },
        },
        Discounts = new[] { 0.5, 0.25 },
        Billing = new PostalAddress { Street = "Main Street 1", City = "Zürich", Country = new Country { Code = "CH", DialingCode = 41 } },
        Taxes = new[] { new TaxRate { Name = "VAT", Percent = 7.5, Period = new TaxPeriod { From = Day, Until = Day.AddYears(1) } } },
    };
}
