namespace Shop;

/// <summary>Makes values, as a factory of the command line.</summary>
public static class Samples
{
    private static bool called;
    private static readonly DateTimeOffset Placed = new(2024, 2, 29, 13, 37, 42, TimeSpan.FromHours(1));

    /// <summary>Three orders.</summary>
    public static IEnumerable<Order> Make() => Enumerable.Range(1, 3).Select(number => MakeOrder(number));

    /// <summary>One order.</summary>
    public static Order MakeOne() => MakeOrder(1);

    /// <summary>Throws.</summary>
    public static Order Throw() => throw new InvalidOperationException("secret-of-the-factory");

    /// <summary>Ends the process.</summary>
    public static Order Exit()
    {
        Environment.Exit(3);
        return MakeOne();
    }

    /// <summary>
    /// Ends the third process that calls it; they count themselves in a file of the folder that <c>SHOP_FOLDER</c> names.
    /// </summary>
    public static Order ExitInTheThirdProcess()
    {
        string file = Path.Combine(Environment.GetEnvironmentVariable("SHOP_FOLDER") ?? ".", "calls");
        if (!called)
            File.AppendAllText(file, "x");
        called = true;
        if (File.ReadAllText(file).Length > 2)
            Environment.Exit(3);
        return MakeOne();
    }

    /// <summary>Throws once the results file <c>r.json</c> in the folder that <c>SHOP_FOLDER</c> names holds a block.</summary>
    public static Order ThrowOnceMeasured()
    {
        string file = Path.Combine(Environment.GetEnvironmentVariable("SHOP_FOLDER") ?? ".", "r.json");
        return File.Exists(file) && File.ReadAllText(file).Contains("elapsedNanoseconds", StringComparison.Ordinal) ? Throw() : MakeOne();
    }

    /// <summary>Gives nothing.</summary>
    public static Order? MakeNull() => null;

    /// <summary>Gives something else.</summary>
    public static string MakeText() => "no order";

    private static Order MakeOrder(int number)
    {
        Customer customer = new($"Customer {number}", $"{number}@shop.example", new Address(
            $"{number} Main Street", "Springfield", number == 2 ? null : "0123"), new DateOnly(2020, 1, number));
        Payment payment = number % 2 == 0
            ? new BankTransfer(99.90m, "DE02120300000000202051")
            : new CardPayment(10.00m * number, "4242424242424242", 12);
        Order order =
            new(new Guid(number, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), Placed.AddDays(number), customer, payment, new Dictionary<string, decimal>
            {
                ["spring"] = 1.50m,
                ["loyal"] = 0.5m,
            })
            {
                Note = number == 3 ? "leave at the door" : null,
            };
        for (int line = 1; line <= 4; line++)
            order.Add($"Article {line}", line, 2.5m * line);
        order.Ship();
        return order;
    }
}
