using Assay.Core.Results;
using Assay.Engine.Planning;
using Assay.Engine.Tests.Storage;
using Assay.Engine.Workers;

namespace Assay.Engine.Tests.Processes;

public class WorkerStarterTests
{
    [Fact]
    public void The_standard_profile_leaves_every_default_but_one() => Assert.Equal(
        [
            "DOTNET_TC_CallCountingDelayMs=0", "DOTNET_gcServer=0 (default)", "DOTNET_gcConcurrent=1 (default)",
            "DOTNET_TieredCompilation=1 (default)",
            "DOTNET_TieredPGO=1 (default)", "DOTNET_ReadyToRun=1 (default)",
        ],
        WorkerStarter.NamedSettingsOf(RunProfile.Standard));

    [Theory]
    [InlineData("startup")]
    [InlineData("calls")]
    public void Calls_without_warm_up_leave_every_default(string kind) =>
        Assert.All(KnownExperiments.Of(kind).SettingsOf(ResultsOf.Options("a")),
            setting => Assert.EndsWith(" (default)", setting, StringComparison.Ordinal));

    [Theory]
    [InlineData(RunProfile.ServerGc, "DOTNET_gcServer=1", "DOTNET_gcServer=0 (default)")]
    [InlineData(RunProfile.PgoOff, "DOTNET_TieredPGO=0", "DOTNET_TieredPGO=1 (default)")]
    public void A_profile_of_the_runtime_is_a_setting_in_place_of_its_default(RunProfile profile, string setting, string replaced)
    {
        Assert.Contains(setting, WorkerStarter.SettingsOf(profile));
        Assert.Contains(setting, WorkerStarter.NamedSettingsOf(profile));
        Assert.DoesNotContain(replaced, WorkerStarter.NamedSettingsOf(profile));
    }

    [Fact]
    public void A_fixed_budget_of_generation_0_is_its_least_and_its_most_in_hexadecimal() =>
        Assert.Equal(["DOTNET_TC_CallCountingDelayMs=0", "DOTNET_GCgen0size=400000", "DOTNET_GCGen0MaxBudget=400000"],
            WorkerStarter.SettingsOf(RunProfile.FixedGen0));
}
