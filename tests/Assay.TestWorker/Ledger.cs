using System.Globalization;
using Assay.Core.Workloads;

namespace Assay.TestWorker;

/// <summary>A document of many small objects.</summary>
public sealed class TestLedger
{
    /// <summary>The objects.</summary>
    public IList<TestBooking> Bookings { get; set; } = [];
}

/// <summary>One of them.</summary>
public sealed class TestBooking
{
    /// <summary>A number.</summary>
    public long Number { get; set; }

    /// <summary>Another one.</summary>
    public long Cents { get; set; }

    /// <summary>A text.</summary>
    public string Text { get; set; } = "";
}

/// <summary>The data set <c>ledgers</c>, which stands for a case about a large document; 20 MB are large here.</summary>
[DataSet("ledgers", "booking", 1)]
public sealed class LedgerDataSet : DataSet<TestLedger>
{
    /// <inheritdoc/>
    public override long DocumentBytes => 20_000_000;

    /// <inheritdoc/>
    public override TestLedger Generate(in Recipe recipe)
    {
        var instance = recipe.Instance;
        return new TestLedger
        {
            Bookings = [.. Enumerable.Range(0, recipe.Size).Select(number => new TestBooking
            {
                Number = ((long)instance << 32) + number,
                Cents = 7 * (number + 1),
                Text = string.Create(CultureInfo.InvariantCulture, $"booking {number,-180} of ledger {instance}"),
            })],
        };
    }
}
