using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>32 threads write and read with one instance from a cold start, all at once, and each gets its own value.</summary>
[Case(65, "threads-share-one", CaseGroup.Calls,
    "32 threads write and read with one instance from a cold start, all at once, and each gets its own value.")]
[Exercise(TrialKind.ColdThreads)]
public sealed class ThreadsShareOne : CallCase<Seat>
{
    /// <inheritdoc/>
    public override Seat Make(int number) => new()
    {
        Number = 100 + number,
        Hall = new Hall { Name = $"hall {number}", Rows = [.. Enumerable.Range(0, 10).Select(row => (number * 100) + row)] },
        Guests = [.. Enumerable.Range(0, 5).Select(guest => new Guest
        {
            Name = $"guest {(number * 100) + guest}",
            Born = 1970 + number + guest,
            Rating = number + (guest * 0.5),
        })],
        Prices = new() { [$"adult {number}"] = 12.5 + number, [$"child {number}"] = 6.25 + number },
    };
}

public class Seat
{
    public int Number { get; set; }

    public Hall? Hall { get; set; }

    public List<Guest> Guests { get; set; } = [];

    public Dictionary<string, double> Prices { get; set; } = [];
}

public class Hall
{
    public string Name { get; set; } = "";

    public int[] Rows { get; set; } = [];
}

public class Guest
{
    public string Name { get; set; } = "";

    public int Born { get; set; }

    public double Rating { get; set; }
}
