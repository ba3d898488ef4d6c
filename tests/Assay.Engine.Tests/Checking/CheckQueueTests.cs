using Assay.Engine.Checking;

namespace Assay.Engine.Tests.Checking;

public class CheckQueueTests
{
    [Fact]
    public void The_other_rows_of_a_package_go_last_after_one_that_did_not_end()
    {
        var queue = CheckQueue<string>.Of(["a/1", "a/2", "b/1", "a/3", "c/1"], PackageOf);
        List<string> taken = [];

        foreach (var row in queue.Take(CancellationToken.None))
        {
            taken.Add(row);
            if (row.StartsWith('a'))
                queue.Defer(row);
        }

        Assert.Equal(["a/1", "b/1", "c/1", "a/2", "a/3"], taken);
    }

    [Fact]
    public async Task What_goes_last_waits_until_nothing_is_added_any_more()
    {
        CheckQueue<string> queue = new(PackageOf);
        queue.Add("a/1");
        queue.Add("a/2");
        using var rows = queue.Take(CancellationToken.None).GetEnumerator();
        rows.MoveNext();
        queue.Defer(rows.Current);
        var next = Task.Run(() => rows.MoveNext() ? rows.Current : "");

        queue.Add("b/1");

        Assert.Equal("b/1", await next.WaitAsync(TimeSpan.FromMinutes(1)));
        queue.Complete();
        Assert.Equal(("a/2", false), (rows.MoveNext() ? rows.Current : "", rows.MoveNext()));
    }

    [Fact]
    public async Task Whoever_waits_for_a_check_is_woken_by_a_cancellation()
    {
        CheckQueue<string> queue = new(PackageOf);
        using CancellationTokenSource cancellation = new();
        var waiting = Task.Run(() => queue.Take(cancellation.Token).Any());

        await cancellation.CancelAsync();

        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => waiting.WaitAsync(TimeSpan.FromMinutes(1)));
    }

    private static string PackageOf(string row) => row.Split('/')[0];
}
