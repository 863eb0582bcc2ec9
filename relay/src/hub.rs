//! All tables of a relay: finds, makes, loads and evicts them, and gives them up to other relays.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Weak};
use std::time::Duration;

use parking_lot::{Mutex, MutexGuard};
use rand_core::Rng;
use score_core::group::entry::GroupKind;
use score_core::link::may_be_code;
use score_core::wire::{CloseReason, HelloRefusal, MAX_TABLE_CHARS, TableSelector};
use tokio::sync::oneshot;
use tokio::time::sleep;
use tokio_util::task::TaskTracker;
use tracing::{info, warn};

use crate::cluster::{Cluster, Node, View};
use crate::confusables::Skeleton;
use crate::inbox::{self, TableHandle};
use crate::join_code;
use crate::log::{Claim, LoadFailure, Log, Record, TableId, TokenHash};
use crate::names;
use crate::operator_log::OperatorLog;
use crate::reserved_names::ReservedNames;
use crate::room::{IDLE_MS, Input};
use crate::settings::{Settings, Switches};
use crate::table_task::{self, End, Start, Status, TableContext, Usage};
use crate::visitor_network::VisitorNetwork;

/// The tables that are open to all: their ids and their names.
const GROUP_A: (TableId, &str) = (TableId(1), "Group A");
const GROUP_B: (TableId, &str) = (TableId(2), "Group B");

/// How long the set of relays must be unchanged before one of them loads its own tables, in
/// milliseconds. These relays share tables. A table that a player asks for is loaded at once.
const SETTLE_MS: u64 = 2_000;

/// How often the log is asked for tables of other relays, in milliseconds. The hub needs their
/// names, and takes those that have no owner any more.
const LIST_EVERY_MS: u64 = 60_000;

/// All tables of a relay.
pub struct Hub<L> {
    context: TableContext<L>,
    switches: Switches,
    max_tables: usize,
    tables_per_address: NonZeroUsize,
    shares_log: bool,
    cluster: Option<Cluster>,
    tables: Mutex<Tables>,
    tasks: TaskTracker,
    /// A weak reference for the tasks of tables, which must not keep the hub alive.
    itself: Weak<Hub<L>>,
}

#[derive(Default)]
struct Tables {
    by_id: BTreeMap<TableId, Entry>,
    by_key: BTreeMap<String, TableId>,
    by_code: BTreeMap<String, TableId>,
    reserved: ReservedNames,
    /// The names of the tables on other relays, as the log last listed them.
    elsewhere: Vec<RemoteName>,
}

/// The name of a table at another relay.
struct RemoteName {
    key: String,
    skeleton: Skeleton,
}

/// The way to a table.
#[derive(Debug)]
pub enum Entrance {
    /// The table is at this relay.
    Local(TableHandle),
    /// The table is at another relay.
    Remote(Node),
}

/// The source of a connection to this relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectionSource {
    /// A page.
    Page,
    /// Another relay, which considers this one the owner of the table.
    Relay,
}

/// Why there is no entrance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoEntrance {
    /// The connection is to be closed, for this reason.
    Closes(CloseReason),
    /// Relays disagree for a moment about the owner of the table.
    Unsettled,
}

/// The claims by which a page asks for a table, in order of precedence.
type Claims = Vec<Claim>;

/// How long a new table is kept for its maker, in milliseconds. They take their seat at once, but
/// a busy machine may take a while for it.
pub const AWAITED_MS: u64 = 5_000;

/// A table, as the hub knows it.
struct Entry {
    record: Record,
    /// The skeleton of the table's name.
    skeleton: Skeleton,
    handle: TableHandle,
    status: Status,
    /// The maker of the table, if it was made since the relay started.
    maker: Option<Maker>,
}

/// The maker of a table.
#[derive(Clone, Copy)]
struct Maker {
    token: TokenHash,
    network: VisitorNetwork,
    /// When they made it, by the relay's clock, in milliseconds.
    made_ms: u64,
}

impl<L: Log> Hub<L> {
    /// Loads all tables of `log`, and settles the calls whose time was up while no relay ran. Of
    /// tables that are shared with other relays, this relay's own are loaded later.
    ///
    /// # Errors
    /// If the log cannot be read. A single table that cannot be read does not stop the
    /// others.
    pub async fn open(log: L, settings: &Settings) -> Result<Arc<Hub<L>>, LoadFailure> {
        let records = match settings.cluster {
            Some(_) => {
                log.check().await?;
                Vec::new()
            }
            None => log.records().await?,
        };
        let hub = Arc::new_cyclic(|itself| Hub {
            context: TableContext {
                log,
                clock: settings.clock.clone(),
                rng: settings.rng.clone(),
                metrics: settings.metrics.clone(),
                operator_log: OperatorLog::default(),
                has_chat: settings.switches.has_chat,
                joins_per_minute: settings.joins_per_minute,
                presence_every_ms: settings.presence_every_ms,
                seats_per_address: settings.seats_per_address,
            },
            switches: settings.switches,
            max_tables: settings.max_tables,
            tables_per_address: settings.tables_per_address,
            shares_log: settings.shares_log || settings.cluster.is_some(),
            cluster: settings.cluster.clone(),
            tables: Mutex::default(),
            tasks: TaskTracker::new(),
            itself: itself.clone(),
        });
        let mut settled = Vec::new();
        // All tables are loaded, also groups that the settings close now, so that they and the
        // names in them are deleted once they have been empty for a day.
        for record in records {
            settled.push(hub.add(&mut hub.tables(), record, None, Start::Load).1);
        }
        for settled in settled {
            // A task that cannot settle its table logs that itself.
            let _ = settled.await;
        }
        info!(tables = hub.tables().by_id.len(), "tables are open");
        Ok(hub)
    }

    /// The operator's log for all tables.
    pub fn operator_log(&self) -> &OperatorLog {
        &self.context.operator_log
    }

    /// Finds the table that a page in `network` asks for. `player` is the hash of the page's token,
    /// if it wants a seat there. A table of this relay may just have ended, and then accepts no
    /// inputs.
    ///
    /// # Errors
    /// If there is no such table, or no room for a new one; or if the log fails, or the
    /// relays that share tables have to settle something first.
    pub async fn enter(
        &self,
        table: &TableSelector,
        player: Option<TokenHash>,
        network: VisitorNetwork,
        source: ConnectionSource,
    ) -> Result<Entrance, NoEntrance> {
        if !self.shares_log {
            let entered = self.enter_here(&mut self.tables(), table, player, network);
            return entered.map(Entrance::Local).map_err(refused);
        }
        let claims = self.claims_of(table, player.is_some());
        let found = self
            .find_in_log(&claims)
            .await
            .map_err(NoEntrance::Closes)?;
        let mut tables = self.tables();
        if let Some(cluster) = &self.cluster {
            let known = claims.iter().find_map(|claim| tables.with_claim(claim));
            let id = found.as_ref().map(|record| record.id).or(known);
            let view = cluster.view();
            if let Some(node) = Self::remote_owner(&view, id.or(public_id(table)), network, source)?
            {
                return Ok(Entrance::Remote(node.clone()));
            }
        }
        if let Some(record) = found.filter(|record| !tables.by_id.contains_key(&record.id)) {
            self.add(&mut tables, record, None, Start::Load);
        }
        let entered = self.enter_here(&mut tables, table, player, network);
        entered.map(Entrance::Local).map_err(refused)
    }

    /// Gives up tables that other relays shall own, and loads this relay's own, after each change
    /// of the cluster. It never returns.
    pub async fn follow(&self, cluster: &Cluster) {
        let mut views = cluster.views();
        loop {
            let view = views.borrow_and_update().clone();
            self.context.metrics.set_relays(view.nodes().len());
            self.give_up_others(&view);
            tokio::select! {
                changed = views.changed() => changed.expect("the hub has its cluster"),
                () = self.keep_loading(&view) => {}
            }
        }
    }

    /// Releases all tables, and waits until they are saved.
    pub async fn give_up_all(&self) {
        self.tasks.close();
        for table in self.tables().by_id.values() {
            table.handle.give_up();
        }
        self.tasks.wait().await;
    }

    fn give_up_others(&self, view: &View) {
        let mut tables = self.tables();
        let others = tables.by_id.values();
        let others = others.filter(|table| !view.owns(table.record.id));
        let mut ended = Vec::new();
        for table in others {
            table.handle.give_up();
            // The log failed for this table, and no page has asked for it since.
            ended.extend(table.handle.is_closed().then_some(table.record.id));
        }
        for id in ended {
            tables.remove(id);
        }
        self.context.metrics.set_tables(tables.by_id.len());
    }

    /// Loads the tables that `view` assigns to this relay, one after the other, again and again.
    async fn keep_loading(&self, view: &View) {
        sleep(Duration::from_millis(SETTLE_MS)).await;
        loop {
            match self.context.log.records().await {
                Ok(records) => self.load_own(records, view).await,
                Err(failure) => warn!(%failure, "the log does not list its tables"),
            }
            sleep(Duration::from_millis(LIST_EVERY_MS)).await;
        }
    }

    async fn load_own(&self, records: Vec<Record>, view: &View) {
        let (own, others): (Vec<Record>, Vec<Record>) =
            records.into_iter().partition(|record| view.owns(record.id));
        let others = others.into_iter().map(|record| RemoteName {
            skeleton: Skeleton::of(&record.name),
            key: record.key,
        });
        self.tables().elsewhere = others.collect();
        for record in own {
            let settled = {
                let mut tables = self.tables();
                let known = tables.by_id.get(&record.id);
                // A table for which the log failed is closed, and is loaded again.
                let is_open = known.is_some_and(|table| !table.handle.is_closed());
                if is_open || self.tasks.is_closed() {
                    continue;
                }
                let maker = known.and_then(|table| table.maker);
                self.add(&mut tables, record, maker, Start::Load).1
            };
            // A task that cannot settle its table logs that itself.
            let _ = settled.await;
        }
    }

    /// The other relay that has a table, or that is responsible for making it or refusing the
    /// hello. `None`: this relay is.
    ///
    /// # Errors
    /// When two relays disagree about their cluster for a moment.
    fn remote_owner(
        view: &View,
        id: Option<TableId>,
        network: VisitorNetwork,
        source: ConnectionSource,
    ) -> Result<Option<&Node>, NoEntrance> {
        let node = match (id, source) {
            (Some(id), _) => view.owner(id),
            (None, ConnectionSource::Page) => view.home(network),
            // The other relay considers this one responsible; no such table is known here, so it is
            // made or refused here.
            (None, ConnectionSource::Relay) if view.takes_part() => return Ok(None),
            (None, ConnectionSource::Relay) => return Err(NoEntrance::Unsettled),
        };
        match node {
            Some(node) if view.is_own(node) => Ok(None),
            Some(node) if source == ConnectionSource::Page => Ok(Some(node)),
            _ => Err(NoEntrance::Unsettled),
        }
    }

    /// The claims by which the table that a page asks for is found.
    fn claims_of(&self, table: &TableSelector, is_player: bool) -> Claims {
        let name = |text: &str| {
            let name = names::name(text).ok()?;
            Some(names::fold(name.as_str()))
        };
        match table {
            TableSelector::GroupA => vec![Claim::Name(names::fold(GROUP_A.1))],
            TableSelector::GroupB => vec![Claim::Name(names::fold(GROUP_B.1))],
            TableSelector::Create(text) if is_player => {
                name(text).into_iter().map(Claim::Name).collect()
            }
            TableSelector::Create(text) | TableSelector::Join(text) => {
                self.joining_claims(text).unwrap_or_default()
            }
        }
    }

    /// The record of the table with the first of `claims` that the log has. `None`: this relay
    /// knows the table already, or there is no such table.
    async fn find_in_log(&self, claims: &[Claim]) -> Result<Option<Record>, CloseReason> {
        for claim in claims {
            if self.tables().with_claim(claim).is_some() {
                return Ok(None);
            }
            if matches!(claim, Claim::Code(code) if !may_be_code(code)) {
                continue;
            }
            match self.context.log.find(claim.clone()).await {
                Ok(record) => return Ok(Some(record)),
                Err(LoadFailure::NoSuchTable) => {}
                Err(failure) => {
                    let now_ms = self.context.clock.now_ms();
                    self.context.operator_log.nothing_found(&failure, now_ms);
                    self.context.metrics.count_failure();
                    return Err(CloseReason::Trouble);
                }
            }
        }
        Ok(None)
    }

    fn enter_here(
        &self,
        tables: &mut Tables,
        table: &TableSelector,
        player: Option<TokenHash>,
        network: VisitorNetwork,
    ) -> Result<TableHandle, HelloRefusal> {
        match (table, player) {
            (TableSelector::GroupA, _) => self.enter_group(tables, GROUP_A),
            (TableSelector::GroupB, _) => self.enter_group(tables, GROUP_B),
            (TableSelector::Create(text), Some(token)) => {
                let made_ms = self.context.clock.now_ms();
                let maker = Maker {
                    token,
                    network,
                    made_ms,
                };
                self.create(tables, text, maker)
            }
            // Watchers make no tables.
            (TableSelector::Create(text) | TableSelector::Join(text), _) => self.join(tables, text),
        }
    }

    /// Ends the tasks of all tables. No data is lost: the log has all tables.
    pub async fn close(self: Arc<Hub<L>>) {
        let tasks = self.tasks.clone();
        // The tracker closes before the tables end, so that no table is added afterwards.
        tasks.close();
        *self.tables() = Tables::default();
        tasks.wait().await;
    }

    fn enter_group(
        &self,
        tables: &mut Tables,
        (id, name): (TableId, &str),
    ) -> Result<TableHandle, HelloRefusal> {
        if !self.switches.has_public_groups {
            return Err(HelloRefusal::NotHere);
        }
        if let Some(handle) = self.handle_of(tables, id) {
            return Ok(handle);
        }
        let record = Record {
            id,
            kind: GroupKind::Public,
            name: name.to_owned(),
            key: names::fold(name),
            code: String::new(),
        };
        Ok(self.add(tables, record, None, Start::Found).0)
    }

    fn create(
        &self,
        tables: &mut Tables,
        text: &str,
        maker: Maker,
    ) -> Result<TableHandle, HelloRefusal> {
        let name = names::name(text).map_err(HelloRefusal::TableName)?;
        let key = names::fold(name.as_str());
        let skeleton = Skeleton::of(name.as_str());
        if is_like_public(&skeleton) {
            return Err(HelloRefusal::TableExists);
        }
        tables.remove_ended();
        if let Some(id) = tables.by_key.get(&key).copied() {
            let handle = self.handle_of(tables, id);
            return handle.ok_or(HelloRefusal::NoSuchTable);
        }
        if tables.has_similar_name(&skeleton, &key)
            || (tables.reserved).is_kept_from(&skeleton, &maker.token, maker.made_ms)
        {
            return Err(HelloRefusal::TableExists);
        }
        self.require_room(tables, &maker)?;
        tables.reserved.release(&skeleton);
        let record = Record {
            id: self.new_id(tables),
            kind: GroupKind::Created,
            name: name.as_str().to_owned(),
            key,
            code: self.new_code(tables),
        };
        self.context.operator_log.made(record.id, maker.made_ms);
        Ok(self.add(tables, record, Some(maker), Start::Found).0)
    }

    /// Makes room for a new table, if there is none.
    ///
    /// A player with the most tables that are allowed gives up one of their own. Tables of others
    /// are removed only when the relay has no room at all.
    fn require_room(&self, tables: &mut Tables, maker: &Maker) -> Result<(), HelloRefusal> {
        let limit = self.tables_per_address.get();
        let now_ms = maker.made_ms;
        let is_in_use = |table: &Entry| table.usage(now_ms).left_since_ms.is_none();
        let is_theirs = |table: &Entry| table.maker_network() == Some(maker.network);
        if tables.count(|table| is_theirs(table) && is_in_use(table)) >= limit {
            return Err(HelloRefusal::TooManyTablesFromHere);
        }
        let is_own = |table: &Entry| table.is_made_by(&maker.token);
        let unused_since_ms = |table: &Entry| table.usage(now_ms).unused_since_ms();
        let own_unused = |table: &Entry| unused_since_ms(table).filter(|_| is_own(table));
        if tables.count(is_own) >= limit && self.evict(tables, own_unused).is_none() {
            return Err(HelloRefusal::TooManyTablesFromHere);
        }
        if tables.by_id.len() < self.max_tables {
            return Ok(());
        }
        let evicted = self.evict_from_flood(tables, now_ms);
        let evicted = evicted.or_else(|| self.evict(tables, unused_since_ms));
        let evicted = evicted.ok_or(HelloRefusal::TooManyTables)?;
        if let Some(tokens) = evicted.maker_tokens() {
            let until_ms = maker.made_ms + IDLE_MS;
            tables.reserved.reserve(evicted.skeleton, tokens, until_ms);
        }
        Ok(())
    }

    /// Ends an abandoned table of the network with the most tables, if that is more than its share.
    /// The newest is removed first, because a prepared table is older than a flood; and a table
    /// that others have visited only after the rest.
    fn evict_from_flood(&self, tables: &mut Tables, now_ms: u64) -> Option<Entry> {
        let count_by_network = tables.count_by_network();
        let allowed_count = self.tables_per_address.get();
        self.evict(tables, |table| {
            let usage = table.usage(now_ms);
            let left_since_ms = usage.left_since_ms?;
            let count = *count_by_network.get(&table.maker_network())?;
            let made_ms = table.maker.map_or(0, |maker| maker.made_ms);
            let rank = (
                Reverse(count),
                usage.is_shared,
                Reverse((made_ms, left_since_ms)),
            );
            (count > allowed_count).then_some(rank)
        })
    }

    /// Ends the table of the lowest rank among those that have a rank.
    fn evict<R: Ord>(
        &self,
        tables: &mut Tables,
        rank: impl Fn(&Entry) -> Option<R>,
    ) -> Option<Entry> {
        let created = |table: &&Entry| table.record.kind == GroupKind::Created;
        let created = tables.by_id.values().filter(created);
        let ranked = created.filter_map(|table| Some((rank(table)?, table.record.id)));
        let mut ranked: Vec<(R, TableId)> = ranked.collect();
        ranked.sort();
        // A full inbox means that the table is in use after all.
        let ended = ranked.into_iter().find(|(_, id)| {
            let table = tables.by_id.get(id);
            table.is_some_and(|table| table.handle.try_send(Input::Evict))
        });
        ended.and_then(|(_, id)| tables.remove(id))
    }

    fn join(&self, tables: &mut Tables, text: &str) -> Result<TableHandle, HelloRefusal> {
        let id = self.find(tables, text).ok_or(HelloRefusal::NoSuchTable)?;
        let handle = self.handle_of(tables, id);
        handle.ok_or(HelloRefusal::NoSuchTable)
    }

    /// The table with this code or name. Codes take precedence, so that no table can attract
    /// another one's players by its name.
    fn find(&self, tables: &Tables, text: &str) -> Option<TableId> {
        let claims = self.joining_claims(text)?;
        claims.iter().find_map(|claim| tables.with_claim(claim))
    }

    fn joining_claims(&self, text: &str) -> Option<Claims> {
        if text.chars().count() > MAX_TABLE_CHARS {
            return None;
        }
        let key = names::name(text)
            .map(|name| names::fold(name.as_str()))
            .ok()?;
        // A code may be spelled out in a classroom, and typed with gaps.
        let code: String = key.split_whitespace().collect();
        let name = (!self.switches.is_by_link_only).then_some(Claim::Name(key));
        Some([Claim::Code(code)].into_iter().chain(name).collect())
    }

    /// The handle of a table that exists. A table whose task has ended is loaded from the log.
    fn handle_of(&self, tables: &mut Tables, id: TableId) -> Option<TableHandle> {
        let table = tables.by_id.get(&id)?;
        if !table.handle.is_closed() {
            return Some(table.handle.clone());
        }
        let (record, maker) = (table.record.clone(), table.maker);
        Some(self.add(tables, record, maker, Start::Load).0)
    }

    /// Starts a table's task. The receiver ends when the table is ready.
    fn add(
        &self,
        tables: &mut Tables,
        record: Record,
        maker: Option<Maker>,
        start: Start,
    ) -> (TableHandle, oneshot::Receiver<()>) {
        let (handle, mut inbox) = inbox::inbox();
        let (ready, is_ready) = oneshot::channel();
        let status = Status::default();
        tables.insert(Entry {
            skeleton: Skeleton::of(&record.name),
            record: record.clone(),
            handle: handle.clone(),
            status: status.clone(),
            maker,
        });
        self.context.metrics.set_tables(tables.by_id.len());
        if self.cluster.is_some() && start == Start::Load {
            self.context.metrics.count_owner_change();
        }
        let (context, itself) = (self.context.clone(), self.itself.clone());
        self.tasks.spawn(async move {
            let (id, key) = (record.id, record.key.clone());
            let end = table_task::run(record, start, context, &mut inbox, status, ready).await;
            match (end, itself.upgrade()) {
                (End::Forgotten, Some(hub)) => hub.forget(id),
                // The name and the code of the table are found in the log.
                (End::Moved, Some(hub)) => {
                    hub.context.metrics.count_owner_change();
                    hub.forget(id);
                }
                (End::Overtaken, Some(hub)) if hub.shares_log => hub.forget(id),
                (End::Taken, Some(hub)) => hub.release_to_owner(id, key).await,
                _ => {}
            }
            table_task::turn_away(inbox, end).await;
        });
        (handle, is_ready)
    }

    fn forget(&self, id: TableId) {
        let mut tables = self.tables();
        tables.remove(id);
        self.context.metrics.set_tables(tables.by_id.len());
    }

    /// Drops a table that the log has refused, and finds the table that has its name. Players
    /// reconnect to that one.
    async fn release_to_owner(&self, id: TableId, key: String) {
        let other = self.context.log.find(Claim::Name(key)).await;
        let mut tables = self.tables();
        tables.remove(id);
        let is_own = |other: &Record| {
            let cluster = self.cluster.as_ref();
            cluster.is_none_or(|cluster| cluster.view().owns(other.id))
        };
        if let Some(other) = other.ok().filter(is_own) {
            let is_known = tables.by_id.contains_key(&other.id);
            let is_known = is_known || tables.by_key.contains_key(&other.key);
            if !is_known && !self.tasks.is_closed() {
                self.add(&mut tables, other, None, Start::Load);
            }
        }
        self.context.metrics.set_tables(tables.by_id.len());
    }

    fn new_id(&self, tables: &Tables) -> TableId {
        let mut rng = self.context.rng.clone();
        let mut ids = std::iter::repeat_with(|| TableId(rng.next_u64()));
        let is_free =
            |id: &TableId| ![GROUP_A.0, GROUP_B.0].contains(id) && !tables.by_id.contains_key(id);
        // A relay makes only tables that it owns.
        let view = self.cluster.as_ref().map(Cluster::view);
        let view = view.filter(View::takes_part);
        let is_own = |id: &TableId| view.as_ref().is_none_or(|view| view.owns(*id));
        ids.find(|id| is_free(id) && is_own(id))
            .expect("there are more ids than tables")
    }

    fn new_code(&self, tables: &Tables) -> String {
        let mut rng = self.context.rng.clone();
        let make_code = match self.switches.is_by_link_only {
            false => join_code::short,
            true => join_code::long,
        };
        let mut codes = std::iter::repeat_with(|| make_code(&mut rng));
        let is_free = |code: &String| {
            let key = names::fold(code);
            !tables.by_code.contains_key(&key) && !tables.by_key.contains_key(&key)
        };
        codes
            .find(is_free)
            .expect("there are more codes than tables")
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock()
    }
}

fn refused(refusal: HelloRefusal) -> NoEntrance {
    NoEntrance::Closes(CloseReason::Refused(refusal))
}

/// The id of a table that is open to all, even before it is made.
fn public_id(table: &TableSelector) -> Option<TableId> {
    match table {
        TableSelector::GroupA => Some(GROUP_A.0),
        TableSelector::GroupB => Some(GROUP_B.0),
        TableSelector::Create(_) | TableSelector::Join(_) => None,
    }
}

/// Whether people would confuse a table of such a name with one that is open to all.
fn is_like_public(skeleton: &Skeleton) -> bool {
    let mut public = [GROUP_A, GROUP_B].into_iter();
    public.any(|(_, name)| Skeleton::of(name).is_like(skeleton))
}

impl Entry {
    /// How the table is used at `now_ms`. A table that was just made counts as in use although
    /// nobody is connected yet, because its task may begin before its maker arrives.
    fn usage(&self, now_ms: u64) -> Usage {
        let usage = self.status.usage();
        let is_new = |maker: Maker| now_ms < maker.made_ms.saturating_add(AWAITED_MS);
        let is_awaited = !usage.is_entered && self.maker.is_some_and(is_new);
        Usage {
            left_since_ms: usage.left_since_ms.filter(|_| !is_awaited),
            ..usage
        }
    }

    /// The network from which the table was made, if that is known.
    fn maker_network(&self) -> Option<VisitorNetwork> {
        self.maker.map(|maker| maker.network)
    }

    /// The tokens of the maker's seat. Until the seat is taken, it is the token with which the
    /// table was asked for.
    fn maker_tokens(&self) -> Option<[TokenHash; 2]> {
        let keys = self.status.usage().maker_keys;
        let seated = keys.map(|keys| [keys.current, keys.next]);
        seated.or_else(|| self.maker.map(|maker| [maker.token; 2]))
    }

    fn is_made_by(&self, token: &TokenHash) -> bool {
        let tokens = self.maker_tokens();
        tokens.is_some_and(|tokens| tokens.contains(token))
    }
}

impl Tables {
    fn insert(&mut self, table: Entry) {
        let record = &table.record;
        self.by_key.insert(record.key.clone(), record.id);
        if !record.code.is_empty() {
            self.by_code.insert(names::fold(&record.code), record.id);
        }
        self.by_id.insert(record.id, table);
    }

    /// Whether there is a table whose name would be confused with the one with this skeleton and
    /// `key`.
    fn has_similar_name(&self, skeleton: &Skeleton, key: &str) -> bool {
        let mut here = self.by_id.values();
        // A table of exactly this name exists no more, because the log was asked for it.
        let mut elsewhere = self.elsewhere.iter().filter(|other| other.key != key);
        here.any(|table| table.skeleton.is_like(skeleton))
            || elsewhere.any(|other| other.skeleton.is_like(skeleton))
    }

    /// Removes the tables that have ended and whose tasks have not.
    fn remove_ended(&mut self) {
        let is_over = |table: &&Entry| table.status.usage().is_over;
        let ended = self.by_id.values().filter(is_over);
        let ended: Vec<TableId> = ended.map(|table| table.record.id).collect();
        for id in ended {
            self.remove(id);
        }
    }

    fn remove(&mut self, id: TableId) -> Option<Entry> {
        let removed = self.by_id.remove(&id)?;
        let record = &removed.record;
        // Another table, made at another relay, may have its name by now.
        if self.by_key.get(&record.key) == Some(&id) {
            self.by_key.remove(&record.key);
        }
        let code = names::fold(&record.code);
        if self.by_code.get(&code) == Some(&id) {
            self.by_code.remove(&code);
        }
        Some(removed)
    }

    /// The table of this relay that has this name or code.
    fn with_claim(&self, claim: &Claim) -> Option<TableId> {
        match claim {
            Claim::Code(code) => self.by_code.get(code).copied(),
            Claim::Name(key) => self.by_key.get(key).copied(),
        }
    }

    /// How many tables `is_counted` accepts.
    fn count(&self, is_counted: impl Fn(&Entry) -> bool) -> usize {
        self.by_id
            .values()
            .filter(|table| is_counted(table))
            .count()
    }

    /// How many tables each network has made; tables from before the start of the relay belong to
    /// none.
    fn count_by_network(&self) -> BTreeMap<Option<VisitorNetwork>, usize> {
        let created = self.by_id.values();
        let created = created.filter(|table| table.record.kind == GroupKind::Created);
        let mut counts = BTreeMap::new();
        for table in created {
            *counts.entry(table.maker_network()).or_default() += 1;
        }
        counts
    }
}
