using Assay.Core.Protocol;

namespace Assay.Conformance.Calls;

/// <summary>After a call that failed, such as one on a damaged payload, the same instance reads and writes as before.</summary>
[Case(66, "after-failure", CaseGroup.Calls,
    "After a call that failed, such as one on a damaged payload, the same instance reads and writes as before.")]
[Exercise(TrialKind.AfterFailures)]
public sealed class AfterFailure : CallCase<Receipt>
{
    /// <inheritdoc/>
    public override Receipt Make(int number) => new()
    {
        Number = 77 + number,
        Shop = $"shop {number}",
        Items = [.. Enumerable.Range(0, 8).Select(item => new ReceiptItem
        {
            Name = $"item {(number * 100) + item}",
            Cents = 100 + item + number,
        })],
    };
}

public class Receipt
{
    public int Number { get; set; }

    public string Shop { get; set; } = "";

    public List<ReceiptItem> Items { get; set; } = [];
}

public class ReceiptItem
{
    public string Name { get; set; } = "";

    public int Cents { get; set; }
}
