using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class ProcessStateTests
{
    [Theory]
    [InlineData("42 (dotnet) T 1 42 42 0", true)]
    [InlineData("42 (dotnet) t 1 42 42 0", true)]
    [InlineData("42 (dotnet) S 1 42 42 0", false)]
    [InlineData("42 (a) T (b) R 1 42 42 0", false)]
    [InlineData("42 (dotnet)", false)]
    [InlineData("", false)]
    public void The_state_stands_behind_the_name(string stat, bool isStopped) => Assert.Equal(isStopped, ProcessState.IsStopped(stat));

    [Fact]
    public void This_process_is_not_stopped() => Assert.False(ProcessState.IsStopped(Environment.ProcessId));
}
