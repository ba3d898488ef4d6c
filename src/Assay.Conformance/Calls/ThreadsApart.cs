using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>32 threads with an instance each write and read from a cold start, all at once, and each gets its own value.</summary>
[Case(65, "threads-apart", CaseGroup.Calls,
    "32 threads with an instance each write and read from a cold start, all at once, and each gets its own value.")]
[Exercise(TrialKind.ColdThreadsApart)]
public sealed class ThreadsApart : CallCase<Ticket>
{
    /// <inheritdoc/>
    public override Ticket Make(int number) => new()
    {
        Number = 100 + number,
        Train = new Train { Name = $"train {number}", Cars = [.. Enumerable.Range(0, 10).Select(car => (number * 100) + car)] },
        Legs = [.. Enumerable.Range(0, 5).Select(leg => new Leg
        {
            To = $"city {(number * 100) + leg}",
            Minutes = (number * 60) + leg,
            Kilometres = number + (leg * 0.5),
        })],
        Fares = new() { [$"first {number}"] = 12.5 + number, [$"second {number}"] = 6.25 + number },
    };
}

public class Ticket
{
    public int Number { get; set; }

    public Train? Train { get; set; }

    public List<Leg> Legs { get; set; } = [];

    public Dictionary<string, double> Fares { get; set; } = [];
}

public class Train
{
    public string Name { get; set; } = "";

    public int[] Cars { get; set; } = [];
}

public class Leg
{
    public string To { get; set; } = "";

    public int Minutes { get; set; }

    public double Kilometres { get; set; }
}
