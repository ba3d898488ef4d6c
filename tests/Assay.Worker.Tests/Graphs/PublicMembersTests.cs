using Assay.Worker.Graphs;

namespace Assay.Worker.Tests.Graphs;

public class PublicMembersTests
{
    [Fact]
    public void A_private_field_that_came_back_different_leaves_all_public_members() =>
        Assert.True(KeepsPublicMembers(new Account("a", 1) { Owner = "o" }, new Account("", 1) { Owner = "o" }));

    [Fact]
    public void A_public_field_an_automatic_property_and_a_field_behind_a_public_property_are_public()
    {
        Assert.False(KeepsPublicMembers(new Account("a", 1) { Owner = "o" }, new Account("", 1)));
        Assert.False(KeepsPublicMembers(new Account("a", 1) { Balance = 5 }, new Account("a", 1)));
        Assert.False(KeepsPublicMembers(new Account("a", 1), new Account("a", 2)));
    }

    [Fact]
    public void What_differs_at_the_root_or_nowhere_is_no_loss_of_private_members_alone()
    {
        Assert.False(KeepsPublicMembers(new Account("a", 1), null));
        Assert.False(KeepsPublicMembers(new Account("a", 1), new Account("a", 1)));
    }

    private static bool KeepsPublicMembers(Account expected, Account? actual)
    {
        DifferenceList differences = new();
        new GraphComparer(differences).Compare(expected, actual, typeof(Account));
        return differences.KeepsPublicMembers;
    }

    private sealed class Account(string secret, int number)
    {
        public decimal Balance;
        private readonly string hidden = secret;
        private readonly int number = number;

        public string? Owner { get; set; }

        public int Number => number;

        public override string ToString() => hidden;
    }
}
