using Assay.Worker.Tracing;

namespace Assay.Worker.Tests.Tracing;

public sealed class CompiledMethodsTests
{
    private readonly CompiledMethods methods = new();

    [Fact]
    public void Methods_belong_to_the_batch_that_ends_next_however_late_they_are_told()
    {
        methods.BeginBatch(At(10));
        methods.EndBatch(At(20));
        methods.BeginBatch(At(30));
        methods.EndBatch(At(40));
        methods.Add(At(25), "Between", "OptimizedTier1");
        methods.Add(At(15), "In the first", "QuickJitted");
        methods.Add(At(40), "At the very end", "Optimized");

        var traced = methods.Take(At(50));

        Assert.Equal([0, 1, 1], traced.Batches);
        Assert.Equal(["In the first", "Between", "At the very end"], traced.Names);
        Assert.Equal(["QuickJitted", "OptimizedTier1", "Optimized"], traced.Tiers);
    }

    [Fact]
    public void Methods_before_the_first_batch_and_after_the_last_one_belong_to_none()
    {
        methods.Add(At(5), "Before any batch", "");
        methods.BeginBatch(At(10));
        methods.Add(At(9), "Told late", "");
        methods.EndBatch(At(20));
        methods.Add(At(21), "After", "");

        Assert.Empty(methods.Take(At(30)).Names);
    }

    [Fact]
    public void Batches_are_numbered_on_after_a_trace()
    {
        methods.BeginBatch(At(10));
        methods.EndBatch(At(20));
        methods.Take(At(30));
        methods.BeginBatch(At(40));
        methods.EndBatch(At(50));
        methods.Add(At(25), "Of the trace", "");
        methods.Add(At(45), "Second batch", "");

        var traced = methods.Take(At(60));

        Assert.Equal([1], traced.Batches);
        Assert.Equal(["Second batch"], traced.Names);
    }

    [Fact]
    public void Only_the_first_thousand_are_kept()
    {
        methods.BeginBatch(At(0));
        for (var i = 0; i < 1500; i++)
            methods.Add(At(i), $"Method {i}", "");
        methods.EndBatch(At(2000));

        var names = methods.Take(At(3000)).Names;
        Assert.Equal((CompiledMethods.Most, "Method 999"), (names.Count, names[^1]));
    }

    private static DateTime At(int milliseconds) => DateTime.UnixEpoch.AddMilliseconds(milliseconds);
}
