using Assay.Core.Results;
using Assay.Worker.Tracing;

namespace Assay.Worker.Tests.Tracing;

public sealed class HotCodeTests
{
    // Tiers of the runtime's flags: quick, optimised, instrumented.
    private const uint Quick = 3 << 7;
    private const uint Tier1 = 4 << 7;
    private const uint Instrumented = 6 << 7;

    [Fact]
    public void The_newest_code_of_a_method_takes_the_place_of_older_code()
    {
        HotCode hot = new();
        hot.Add(Method(1, "Acme.Read", Instrumented, 0x1000, 900));
        hot.Add(Method(2, "Acme.Skip", Quick, 0x2000, 100));
        hot.Add(Method(1, "Acme.Read", Tier1, 0x3000, 400));

        Assert.Equal([new HotMethod("Acme.Read", "OptimizedTier1", 400, 0x3000)], hot.Methods);
    }

    [Fact]
    public void Methods_of_one_name_stay_apart_and_a_method_that_stays_instrumented_is_seen()
    {
        HotCode hot = new();
        hot.Add(Method(2, "Acme.Read", Instrumented, 0x2000, 700));
        hot.Add(Method(1, "Acme.Read", Tier1, 0x1000, 300));

        Assert.Equal(
            [("OptimizedTier1", 300), ("QuickJittedInstrumented", 700)], hot.Methods.Select(method => (method.Tier, method.CodeBytes)));
    }

    private static LoadedMethod Method(
        ulong id, string name, uint flags, ulong address, uint bytes) => new(DateTime.UnixEpoch, id, name, flags, address, bytes);
}
